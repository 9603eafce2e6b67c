// Rules are tested without a page: making one takes as long as testing them. A test that draws (`*.test.tsx`) or needs
// what only a page has (`*.dom.test.ts`) gets jsdom, with room for all selectors of the kit's styles. jsdom's selector
// engine keeps 1000 compiled ones. A page of ours has more, and each question about an element's style goes through all
// of them in order, so that every one is dropped before it is asked for and compiled again: half of the time of a test
// of a screen.
const Module = require('node:module');

const { _compile: compile } = Module.prototype;
Module.prototype._compile = function compileWithRoom(code, file, ...rest) {
  const isEngine = file.endsWith('nwsapi.js');
  return compile.call(this, isEngine ? code.replace('CACHE_LIMIT = 1000', 'CACHE_LIMIT = 50000') : code, file, ...rest);
};

const isOfPage = (file) => /\.test\.tsx$|\.dom\.test\.ts$/.test(file);
const withPage = () => require('jest-environment-jsdom');
const withoutPage = () => require('jest-environment-node');

module.exports = function TestEnvironment(config, context) {
  const { TestEnvironment: Environment } = isOfPage(context.testPath) ? withPage() : withoutPage();
  return new Environment(config, context);
};
