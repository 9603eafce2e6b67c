// Rules are tested without a page: making one takes as long as testing them. A test that renders (`*.test.tsx`) or needs
// what only a page has (`*.dom.test.ts`) gets jsdom.
const isOfPage = (file) => /\.test\.tsx$|\.dom\.test\.ts$/.test(file);
const withPage = () => require('jest-environment-jsdom');
const withoutPage = () => require('jest-environment-node');

module.exports = function TestEnvironment(config, context) {
  const { TestEnvironment: Environment } = isOfPage(context.testPath) ? withPage() : withoutPage();
  return new Environment(config, context);
};
