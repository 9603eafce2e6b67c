import { extname, join } from 'node:path';
import { rspack } from '@rspack/core';

// Beside sources they are sources, in the packed package they are built.
const standIn = (name: string) => join(import.meta.dirname, name + extname(import.meta.filename));

/** Modules of antd's that the page's policy would block, by what replaces them. */
export const antdReplacements = () => [
  new rspack.NormalModuleReplacementPlugin(/[\\/]getScrollBarSize$/, standIn('scrollBarSize')),
  new rspack.NormalModuleReplacementPlugin(/[\\/]useScrollLocker$/, standIn('scrollLocker')),
];

/** Modules of axios that nothing here uses, by what stands in for them: 3 kB (brotli) less on every start. */
export const axiosReplacements = () => [
  new rspack.NormalModuleReplacementPlugin(/^\.[\\/]fetch\.js$/, (module: { context: string; request: string }) => {
    if (/[\\/]axios[\\/]lib[\\/]adapters$/.test(module.context)) module.request = standIn('fetchAdapter');
  }),
];

/** The part of react-i18next that reads marked texts, by one that fetches it: 3 kB (brotli) less on every start. */
export const i18nextReplacements = () => [
  new rspack.NormalModuleReplacementPlugin(/^\.[\\/]Trans\.js$/, (module: { context: string; request: string }) => {
    if (/[\\/]react-i18next[\\/]dist[\\/]es$/.test(module.context)) module.request = standIn('lazyTrans');
  }),
];
