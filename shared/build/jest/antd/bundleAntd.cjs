// Before the first test: antd as one script, as production has it: its ES modules in production mode, minified. A test file
// that loads the package itself compiles a thousand modules of a build that no browser runs. A component is evaluated when a
// test first asks for it. The script is kept until antd or the lock file changes.
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const { dirname, join } = require('node:path');

/** Beside the packages, where jest transforms nothing. The preset maps imports to it. */
const outputIn = (rootDir) => join(rootDir, 'node_modules/.cache/antd');
const keyFile = 'key.txt';

/** Folders of components and texts, each of which can be imported alone. */
function pathsOf(antd) {
  const isComponent = (entry) => entry.isDirectory() && fs.existsSync(join(antd, 'es', entry.name, 'index.js'));
  const components = fs.readdirSync(join(antd, 'es'), { withFileTypes: true }).filter(isComponent);
  const texts = fs.readdirSync(join(antd, 'es/locale')).filter((file) => /^[a-z]+_[A-Z]+\.js$/.test(file));
  return [...components.map(({ name }) => name), ...texts.map((file) => `locale/${file.slice(0, -3)}`)];
}

const getter = (name, value) => `  get ${JSON.stringify(name)}() { return ${value}; },`;

/** A module that gives each specifier what it exports. */
function entryOf(antd, specifiers) {
  const index = fs.readFileSync(join(antd, 'es/index.js'), 'utf8');
  const names = index.matchAll(/^export \{ default as (\w+) \} from '\.\/([\w-]+)';$/gm);
  const withoutStyles = JSON.stringify(join(__dirname, 'withoutStyles.cjs'));
  return [
    `const { plainAntd, plainStyles } = require(${withoutStyles});`,
    'const antd = plainAntd({',
    ...Array.from(names, ([, name, path]) => getter(name, `require('antd/es/${path}').default`)),
    '});',
    'module.exports = {',
    getter('antd', 'antd'),
    getter('@ant-design/cssinjs', "plainStyles(require('@ant-design/cssinjs'))"),
    ...specifiers.filter((name) => name.startsWith('antd/')).map((name) => getter(name, `require('${name}')`)),
    '};',
  ].join('\n');
}

/** Antd's icons say nothing in tests either. */
const quietIcon = ['ts', 'js', 'mjs']
  .map((end) => join(__dirname, `../../replacements/quietIcon.${end}`))
  .find(fs.existsSync);

async function bundle(entry, context, path) {
  const { rspack } = await import('@rspack/core');
  const compiler = rspack({
    mode: 'production',
    target: 'web',
    devtool: false,
    context,
    entry,
    // React is the one of the test.
    externals: ({ request }, done) =>
      /^react(-dom)?(\/|$)/.test(request) ? done(null, `commonjs ${request}`) : done(),
    // Beside antd are the packages that it needs, also where a repository does not have them at its root.
    resolve: { modules: ['node_modules', context] },
    module: {
      rules: [
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        { test: /\.ts$/, loader: 'builtin:swc-loader', options: { jsc: { parser: { syntax: 'typescript' } } } },
      ],
    },
    plugins: [new rspack.NormalModuleReplacementPlugin(/[\\/]AntdIconLight$/, quietIcon)],
    output: { path, filename: 'bundle.cjs', library: { type: 'commonjs2' } },
    performance: false,
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => compiler.close(() => (error ? reject(error) : resolve(result)))),
  );
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
}

/** Changes with antd, with what it is made of, and with these files. */
function keyOf(antd, rootDir) {
  const hash = createHash('sha256');
  const lockFile = join(rootDir, 'package-lock.json');
  const files = [join(antd, 'package.json'), __filename, join(__dirname, 'withoutStyles.cjs'), quietIcon, lockFile];
  for (const file of files) if (fs.existsSync(file)) hash.update(fs.readFileSync(file));
  return hash.digest('hex');
}

module.exports = async function bundleAntd(_global, { rootDir }) {
  const antd = dirname(require.resolve('antd/package.json', { paths: [rootDir, __dirname] }));
  const output = outputIn(rootDir);
  const key = keyOf(antd, rootDir);
  if (fs.existsSync(join(output, keyFile)) && fs.readFileSync(join(output, keyFile), 'utf8') === key) return;

  // Made aside and moved, so that runs at the same time find a whole one.
  const making = `${output}-${process.pid}`;
  const specifiers = ['antd', '@ant-design/cssinjs', ...pathsOf(antd).map((path) => `antd/es/${path}`)];
  for (const specifier of specifiers) {
    const file = join(making, `${specifier}.cjs`);
    fs.mkdirSync(dirname(file), { recursive: true });
    const toBundle = `${'../'.repeat(specifier.split('/').length - 1) || './'}bundle.cjs`;
    fs.writeFileSync(file, `module.exports = require('${toBundle}')['${specifier}'];\n`);
  }
  fs.writeFileSync(join(making, 'entry.cjs'), entryOf(antd, specifiers));
  await bundle(join(making, 'entry.cjs'), dirname(dirname(antd)), making);
  fs.writeFileSync(join(making, keyFile), key);
  fs.rmSync(output, { recursive: true, force: true });
  fs.renameSync(making, output);
};
