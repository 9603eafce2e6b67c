// What takes the place of the package in tests; see pgliteEnvironment.cjs.
exports.PGlite = globalThis.PGliteOutside;
