import { libraries } from '../../shared/build/libraries';
import { packageName } from '../../shared/build/packages';
import { replacementFiles } from '../../shared/build/replacements';

/**
 * What apps import themselves, so that the repository that installs the package has them beside it: the libraries of
 * which there must be one on a page, and the icons.
 */
export const peers: readonly string[] = [...new Set([...libraries, 'lucide-react'].map(packageName))];

/** What of a folder of the repository goes into its package. */
export interface Packed {
  /** Relative to the root. */
  folder: string;
  /** Sources that no entry point leads to: they are named by path, or run by a tool. */
  besides?: readonly string[];
  /** Files that are copied as they are, by their path. */
  copied?: RegExp;
  /** What a repository outside needs and this one finds by path: entries beside its entry points. */
  entries?: Readonly<Record<string, string>>;
  /** Packages that no import names: the font, what the host provides, and the tools that `rspack`, `jest` and `tsc` run with. */
  unnamed?: readonly string[];
  /** Commands that come with it, by name. */
  bin?: Readonly<Record<string, string>>;
}

const assets = /\.(css|cjs|html|svg)$/;
const tools = [
  '@rspack/cli',
  '@rspack/dev-server',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'css-loader',
  'jest',
  'postcss',
  'react-refresh',
  'style-loader',
  'ts-jest',
  'typescript',
];

export const packages: readonly Packed[] = [
  { folder: 'shared/contract' },
  { folder: 'shared/backend' },
  { folder: 'shared/core' },
  { folder: 'shared/sdk', copied: /^CHANGELOG\.md$/, unnamed: peers },
  {
    folder: 'shared/ui',
    copied: /\.(css|svg)$|^(css|worldAtlas)\.d\.ts$/,
    entries: { './css': './css.d.ts' },
    unnamed: ['@fontsource-variable/inter'],
  },
  { folder: 'shared/standalone', copied: assets },
  {
    folder: 'shared/build',
    besides: ['chunks/followEntry.ts', ...replacementFiles],
    copied: assets,
    entries: { './jest-preset': './jest/jest-preset.cjs', './tsconfig.json': './tsconfig.json' },
    unnamed: ['@atrium/standalone', ...tools],
    bin: { 'atrium-release': './release.mjs', 'atrium-codemod': './codemod.mjs' },
  },
  { folder: 'mock', copied: /^assets\/|^README\.md$/ },
];
