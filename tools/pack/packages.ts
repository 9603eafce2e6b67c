import { libraries } from '../../shared/build/libraries';
import { packageName } from '../../shared/build/packages';
import { standIns } from '../../shared/build/replacements/standIns';

/**
 * What apps import themselves, so that the repository that installs the package has them beside it: the libraries of
 * which there must be one on a page, and the icons.
 */
export const peers: readonly string[] = [...new Set([...libraries, 'lucide-react'].map(packageName))];

/** What of a folder of the repository goes into its package. */
export interface Packed {
  name: 'shared' | 'mock';
  /** Sources that no entry point leads to: they are named by path, or run by a tool. */
  besides: readonly string[];
  /** Files that are copied as they are, by their path. */
  copied: RegExp;
  /** What a repository outside needs and this one finds by path: entries beside its entry points. */
  entries: Readonly<Record<string, string>>;
  /** Packages that no import names: the font, what the host provides, and the tools that `rspack`, `jest` and `tsc` run with. */
  unnamed: readonly string[];
  /** Commands that come with it, by name. */
  bin?: Readonly<Record<string, string>>;
}

export const packages: readonly Packed[] = [
  {
    name: 'shared',
    besides: ['build/chunks/followEntry.ts', ...Object.values(standIns)],
    copied: /^(?!gallery\/).*\.(css|cjs|html|svg)$|^(css|worldAtlas)\.d\.ts$|^CHANGELOG\.md$/,
    entries: {
      './css': './css.d.ts',
      './jest-preset': './testing/jest-preset.cjs',
      './tsconfig.json': './tsconfig.json',
    },
    unnamed: [
      ...peers,
      '@fontsource-variable/inter',
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
    ],
    bin: { 'atrium-release': './release.mjs' },
  },
  { name: 'mock', besides: [], copied: /^assets\/|^README\.md$/, entries: {}, unnamed: [] },
];
