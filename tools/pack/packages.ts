import { libraries } from '../../shared/build/libraries';
import { packageName } from '../../shared/build/packages';
import { replacementFiles } from '../../shared/build/replacements';

/** Peer dependencies, imported by apps themselves: libraries that must be singletons on a page, and the icons. */
export const peers: readonly string[] = [...new Set([...libraries, 'lucide-react'].map(packageName))];

export interface Packed {
  /** Relative to the root. */
  folder: string;
  /** Sources that no entry point leads to: they are named by path, or run by a tool. */
  besides?: readonly string[];
  copied?: RegExp;
  /** Additional entries for other repositories; this one finds them by path. */
  entries?: Readonly<Record<string, string>>;
  /** Packages that no import names: the font, what the host provides, and the tools that `rspack`, `jest` and `tsc` run with. */
  unnamed?: readonly string[];
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
    besides: ['chunks/keepTyped.ts', 'chunks/startContainer.ts', 'chunks/pagePolicy.ts', ...replacementFiles],
    copied: assets,
    entries: { './jest-preset': './jest/jest-preset.cjs', './tsconfig.json': './tsconfig.json' },
    unnamed: ['@atrium/standalone', ...tools],
    bin: { atrium: './atrium.mjs' },
  },
  { folder: 'mock', copied: /^assets\/|^README\.md$/ },
];
