/** `atrium-sdk-3.0.0.tgz`: as npm names the file of a scoped package. */
const nameOf = (file: string) => file.replace(/^.*\/atrium-/, '@atrium/').replace(/-\d.*$/, '');

/**
 * The `package.json` of an app in a repository of its own.
 * @param packages paths of the packed packages, within the repository
 */
export function repositoryPackage(id: string, packages: readonly string[]) {
  return {
    name: id,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      prestart: 'npm install --no-audit --no-fund',
      start: 'rspack serve',
      pretest: 'npm install --no-audit --no-fund',
      test: 'tsc && jest',
      build: 'rspack build',
      prerelease: 'rspack build',
      release: 'atrium-release',
    },
    dependencies: Object.fromEntries(packages.map((file) => [nameOf(file), `file:${file}`])),
    jest: { preset: '@atrium/build' },
  };
}
