import { join } from 'node:path';
import { rspack } from '@rspack/core';

/** Modules of antd's that the page's policy would block, by what stands in for them. */
export const antdReplacements = () => [
  new rspack.NormalModuleReplacementPlugin(/[\\/]getScrollBarSize$/, join(import.meta.dirname, 'scrollBarSize.ts')),
  new rspack.NormalModuleReplacementPlugin(/[\\/]useScrollLocker$/, join(import.meta.dirname, 'scrollLocker.ts')),
];
