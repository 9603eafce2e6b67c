// CommonJS: the tools read it before anything is installed, and the tests of apps cannot load other modules untransformed.

/**
 * In a request of the bundler these end a loader, begin a query or a fragment, and escape one; a star stands for many files.
 * What loads its configuration reads `%20` as a space.
 */
const meaningful = /[!?#*\u200b]|%[\da-f]{2}/iu;

/** @param {string} folder */
exports.folderProblem = function folderProblem(folder) {
  const [found] = meaningful.exec(folder) ?? [];
  if (found === undefined) return undefined;
  const name = found === '\u200b' ? 'a zero-width space' : found;
  return `The path of ${folder} holds ${name}, which the build cannot handle: move it to a folder without ! ? # * %20 in its path.`;
};
