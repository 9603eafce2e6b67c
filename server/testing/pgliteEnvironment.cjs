// PGlite loads its WebAssembly by import(), which jest's own module system has not: it is loaded outside of that. A new
// database starts from a copy of an empty one and with little memory: a tenth of the time of `initdb` and of a start with
// room for 100 connections.
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { TestEnvironment } = require('jest-environment-node');

// Its package.json is not among its exports.
const { version } = JSON.parse(
  readFileSync(join(require.resolve('@electric-sql/pglite'), '../../package.json'), 'utf8'),
);

const cache = join(process.cwd(), '.cache/pglite');

/** The files of an empty database, as PGlite dumps them; made once for each version of PGlite. */
async function emptyDatabase(PGlite) {
  const file = join(cache, `${version}.tar`);
  if (!existsSync(file)) {
    const database = new PGlite();
    await database.waitReady;
    const dump = await database.dumpDataDir('none');
    await database.close();
    mkdirSync(cache, { recursive: true });
    // Two workers may make it at once: each moves a whole one to its place.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, file);
  }
  return new Blob([readFileSync(file)]);
}

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    const { PGlite } = await import('@electric-sql/pglite');
    const loadDataDir = await emptyDatabase(PGlite);
    const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'max_connections=10'];
    this.global.PGliteOutside = class extends PGlite {
      constructor(...given) {
        const options = given.find((one) => typeof one === 'object');
        const folder = given.find((one) => typeof one === 'string');
        const isNew = !folder || !existsSync(folder);
        super({ ...options, dataDir: folder, startParams, ...(isNew && { loadDataDir }) });
      }
    };
  }
};
