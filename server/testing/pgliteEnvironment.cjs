// PGlite loads its WebAssembly by import(), which jest's own module system has not: it is loaded outside of that.
const { TestEnvironment } = require('jest-environment-node');

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    const { PGlite } = await import('@electric-sql/pglite');
    this.global.PGliteOutside = PGlite;
  }
};
