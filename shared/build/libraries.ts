import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder, packageName } from './packages';

/** Libraries that the host provides once per page: in its first chunks, so that a remote is only its own code. */
export const libraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'redux',
  'react-redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query/react',
  'axios',
  'i18next',
  'react-i18next',
  '@casl/ability',
  '@casl/react',
] as const;

/** Libraries that the host provides with the first app that needs them: the board and its apps drag with one copy. */
const lazyLibraries = ['@dnd-kit/core'] as const;

/** Entry points of this package that are in the host's first chunks. */
const eagerEntryPoints = ['@atrium/contract', '@atrium/sdk', '@atrium/ui', '@atrium/contract/values'] as const;

/** Entry points of this package that the host provides, each loaded by the first app that needs it. */
const lazyEntryPoints = [
  '@atrium/backend',
  '@atrium/contract/card',
  '@atrium/contract/document',
  '@atrium/contract/text',
  '@atrium/sdk/autosave',
  '@atrium/ui/table',
  '@atrium/ui/date',
  '@atrium/ui/forms',
  '@atrium/ui/choice',
  '@atrium/ui/select',
  '@atrium/ui/widget',
  '@atrium/ui/editor',
  '@atrium/ui/article',
  '@atrium/ui/together',
  '@atrium/ui/picture',
  '@atrium/ui/display',
  '@atrium/ui/fields',
  '@atrium/ui/month',
  '@atrium/ui/board',
  '@atrium/ui/carousel',
  '@atrium/ui/sortable',
  '@atrium/ui/chart',
  '@atrium/ui/map',
  '@atrium/ui/sanitize',
  '@atrium/ui/sheet',
] as const;

/** The version of an installed package, by the specifier of a module in it. */
export function versionOf(specifier: string): string {
  const name = packageName(specifier);
  return JSON.parse(readFileSync(join(packageFolder(name, import.meta.dirname), 'package.json'), 'utf8')).version;
}

/** The version of each module that the host shares, by the specifier that apps import it by. */
export const hostVersions = (): Record<string, string> =>
  Object.fromEntries(
    [...libraries, ...lazyLibraries, ...eagerEntryPoints, ...lazyEntryPoints].map(
      (key) => [key, versionOf(key)] as const,
    ),
  );

/** Modules that the host shares: singletons, in its first chunks unless `lazy`. */
export function hostShares(facades: Record<string, string> = {}) {
  const eager = [...libraries, ...eagerEntryPoints].map((key) => [
    key,
    {
      singleton: true,
      eager: true,
      version: versionOf(key),
      requiredVersion: versionOf(key),
      ...(facades[key] ? { import: facades[key] } : {}),
    },
  ]);
  const lazy = [...lazyLibraries, ...lazyEntryPoints].map((key) => [
    key,
    { singleton: true, version: versionOf(key), requiredVersion: versionOf(key) },
  ]);
  return Object.fromEntries([...eager, ...lazy]);
}

/**
 * Modules that a remote takes from the host: the same keys, without a fallback.
 * @param host required range of the host API
 */
export function remoteShares(host: string) {
  const isEntryPoint = (key: string) => key.startsWith('@atrium/');
  return Object.fromEntries(
    [...libraries, ...lazyLibraries, ...eagerEntryPoints, ...lazyEntryPoints].map((key) => [
      key,
      { singleton: true, import: false as const, requiredVersion: isEntryPoint(key) ? host : `^${versionOf(key)}` },
    ]),
  );
}
