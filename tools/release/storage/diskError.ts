/** The code of a failed call of the system: `ENOSPC`, say. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** No space, or none that this account may use. */
export const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].some((code) => code === codeOf(error));

/** Of a link or a rename, the new name: that is what was to be written. */
function pathOf(error: unknown): string {
  const { path, dest }: { path?: unknown; dest?: unknown } = Object(error);
  return String(dest ?? path ?? '');
}

const problems: ReadonlyMap<unknown, (path: string) => string> = new Map([
  ...['ENOSPC', 'EDQUOT'].map((code): [string, (path: string) => string] => [
    code,
    (path) =>
      `The disk is full${path && ` (at ${path})`}, and what is live is as it was: make room, by "npm run release -- prune" for example, and try again.`,
  ]),
  [
    'EROFS',
    (path) =>
      `${path || 'The folder'} is on a disk that is read-only: make it writable, or name another folder by --dist.`,
  ],
  ...['EACCES', 'EPERM'].map((code): [string, (path: string) => string] => [
    code,
    (path) =>
      `This account may not write to ${path || 'the folder'}: use one that may, or name another folder by --dist.`,
  ]),
  ['EIO', (path) => `The disk fails at ${path || 'the folder'}: check it, and try again.`],
]);

/** What a failed call of the system means to those who release, in one sentence; undefined for any other error. */
export const diskProblem = (error: unknown): string | undefined => problems.get(codeOf(error))?.(pathOf(error));
