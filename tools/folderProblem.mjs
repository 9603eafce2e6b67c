/** In a request of the bundler these end a loader, begin a query or a fragment, and escape one; a star stands for many files. */
const meaningful = /[!?#*\u200b]/u;

/**
 * Why nothing can be built in a folder; undefined where it can be.
 * `shared/build/folderProblem.ts` says the same of an app in a repository of its own; this one is read before any tool is there.
 * @param {string} folder
 */
export function folderProblem(folder) {
  const [found] = meaningful.exec(folder) ?? [];
  if (found === undefined) return undefined;
  const name = found === '\u200b' ? 'a zero-width space' : found;
  return `The path of ${folder} holds ${name}, which the build cannot handle: move it to a folder without ! ? # * in its path.`;
}
