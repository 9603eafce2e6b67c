import { extname, join } from 'node:path';
import { rspack } from '@rspack/core';

const folder = 'replacements';

/** Our files in place of a library's. No import names them: packing adds them by this list. */
export const replacementFiles = ['quietIcon', 'scrollBarSize', 'scrollLocker'].map((name) => `${folder}/${name}.ts`);

// Beside sources they are sources, in the packed package they are built.
const ours = (name: string) => join(import.meta.dirname, `${name}${extname(import.meta.filename)}`);

/**
 * The page's policy blocks style elements without a nonce, and two modules below antd insert such elements, whatever
 * `ConfigProvider csp` says: https://github.com/ant-design/ant-design/issues/53032. Ours replace them until the library
 * passes the nonce on (https://github.com/react-component/portal/pull/35).
 */
const policyReplacements = () => [
  new rspack.NormalModuleReplacementPlugin(/[\\/]getScrollBarSize$/, ours('scrollBarSize')),
  new rspack.NormalModuleReplacementPlugin(/[\\/]useScrollLocker$/, ours('scrollLocker')),
];

/** Antd’s icons say the English names of their files, and no property of its components keeps all of them from it. */
const quietIcons = () => [new rspack.NormalModuleReplacementPlugin(/[\\/]AntdIconLight$/, ours('quietIcon'))];

/** Modules of ours in place of those of libraries, in every page. */
export const libraryReplacements = () => [...policyReplacements(), ...quietIcons()];
