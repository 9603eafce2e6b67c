import { extname, join } from 'node:path';
import { rspack } from '@rspack/core';

const folder = 'replacements';

/** Our files in place of a library's. No import names them: packing adds them by this list. */
export const replacementFiles = [`${folder}/scrollBarSize.ts`, `${folder}/scrollLocker.ts`];

// Beside sources they are sources, in the packed package they are built.
const ours = (name: string) => join(import.meta.dirname, `${name}${extname(import.meta.filename)}`);

/**
 * Replaces the two modules below antd that insert a style element without the nonce of `ConfigProvider csp`, which the
 * page's policy blocks: a violation per dialog, and a page that scrolls behind it. Neither has an option. They can go once
 * the library passes its nonce to `updateCSS`:
 * https://github.com/react-component/util/blob/master/src/getScrollBarSize.tsx
 * https://github.com/react-component/portal/blob/master/src/useScrollLocker.tsx
 */
export const policyReplacements = () => [
  new rspack.NormalModuleReplacementPlugin(/[\\/]getScrollBarSize$/, ours('scrollBarSize')),
  new rspack.NormalModuleReplacementPlugin(/[\\/]useScrollLocker$/, ours('scrollLocker')),
];
