import { extname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { type StandIn, standIns } from './standIns';

const shared = join(import.meta.dirname, '../..');
const isPacked = extname(import.meta.filename) === '.js';

// Beside sources they are sources, in the packed package they are built.
const standIn = (name: StandIn) => join(shared, isPacked ? standIns[name].replace(/\.ts$/, '.js') : standIns[name]);

/** A module that others of its package name by a path from their own folder, by what stands in for it. */
const replaced = (request: RegExp, folder: RegExp, name: StandIn) =>
  new rspack.NormalModuleReplacementPlugin(request, (module: { context: string; request: string }) => {
    if (folder.test(module.context)) module.request = standIn(name);
  });

/** The same, where another module of its package stands in for it. */
const redirected = (request: RegExp, folder: RegExp, to: string) =>
  new rspack.NormalModuleReplacementPlugin(request, (module: { context: string; request: string }) => {
    if (folder.test(module.context)) module.request = to;
  });

const inputs = /[\\/]antd[\\/]es[\\/]input$/;
const dropdowns = /[\\/]antd[\\/]es[\\/]dropdown$/;

/** Modules of antd's that the page's policy would block, or that most pages never draw, by what replaces them. */
export const antdReplacements = () => [
  new rspack.NormalModuleReplacementPlugin(/[\\/]getScrollBarSize$/, standIn('scrollBarSize')),
  new rspack.NormalModuleReplacementPlugin(/[\\/]useScrollLocker$/, standIn('scrollLocker')),
  replaced(/^\.[\\/]OTP$/, inputs, 'otp'),
  replaced(/^\.[\\/]Search$/, inputs, 'search'),
  replaced(/^\.[\\/]Group$/, inputs, 'inputGroup'),
  // No page shows a menu before somebody opens one: 10 kB (brotli) less on every start.
  replaced(/^\.\.[\\/]menu$/, dropdowns, 'menu'),
  replaced(/^\.[\\/]dropdown-button$/, dropdowns, 'dropdownButton'),
  // Questions are asked by the kit: antd's dialog comes without its own.
  redirected(/^\.[\\/]modal$/, /[\\/]antd[\\/]es$/, './modal/Modal'),
  replaced(/^scroll-into-view-if-needed$/, /[\\/]antd[\\/]es[\\/]form[\\/]hooks$/, 'scrollIntoView'),
  // The texts of last resort are those that the kit shows in English, not the same ones under another name.
  new rspack.NormalModuleReplacementPlugin(/[\\/]en_US$/, (module: { context: string; request: string }) => {
    const file = join(module.context, module.request);
    if (/[\\/]antd[\\/]es[\\/](.*[\\/])?locale[\\/]en_US$/.test(file))
      module.request = module.request.replace('en_US', 'en_GB');
  }),
];

/** Modules of axios that nothing here uses, by what stands in for them: 3 kB (brotli) less on every start. */
export const axiosReplacements = () => [
  replaced(/^\.[\\/]fetch\.js$/, /[\\/]axios[\\/]lib[\\/]adapters$/, 'fetchAdapter'),
];

/** The part of react-i18next that reads marked texts, by one that fetches it: 3 kB (brotli) less on every start. */
export const i18nextReplacements = () => [
  replaced(/^\.[\\/]Trans\.js$/, /[\\/]react-i18next[\\/]dist[\\/]es$/, 'trans'),
];

/** Replacements for the manifest reader and preloader of the federation runtime: 2 kB (brotli) less on every start. */
export const federationReplacements = () => [
  replaced(
    /[\\/](SnapshotHandler|preload)\.js$/,
    /[\\/]@module-federation[\\/]runtime-core[\\/]dist/,
    'federationParts',
  ),
];
