/** `atrium-sdk-3.0.0.tgz`: as npm names the file of a scoped package. */
const nameOf = (file: string) => file.replace(/^.*\/atrium-/, '@atrium/').replace(/-\d.*$/, '');

interface RepositoryFacts {
  /** Paths of the packed packages, within the repository. */
  packages: readonly string[];
  /** The product that the app is released into: a folder, or a bucket. */
  dist: string;
}

/** The `package.json` of an app in a repository of its own. */
export function repositoryPackage(id: string, { packages, dist }: RepositoryFacts) {
  return {
    name: id,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      prestart: 'node install.mjs',
      start: 'atrium dev',
      pretest: 'node install.mjs',
      test: 'tsc && jest',
      build: 'atrium build',
      check: 'atrium check',
      release: 'atrium release',
    },
    dependencies: Object.fromEntries([...packages].sort().map((file) => [nameOf(file), `file:${file}`])),
    atrium: { dist },
    jest: { preset: '@atrium/build' },
    // Of all packages only these run a script when they are installed.
    allowScripts: { '@parcel/watcher': true, 'core-js': false },
  };
}
