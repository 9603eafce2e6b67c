/** The code of a failed system call, such as `ENOSPC`. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** No space left, or none that this account may use. */
export const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].some((code) => code === codeOf(error));

/** For a link or a rename the new name: that is the path to be written. */
function pathOf(error: unknown): string {
  const { path, dest }: { path?: unknown; dest?: unknown } = Object(error);
  return String(dest ?? path ?? '');
}

const full = (path: string) =>
  `The disk is full${path && ` (at ${path})`}; what is live is unchanged. Free some space, for example with "npm run release -- prune", and try again.`;

const denied = (path: string) =>
  `This account may not write to ${path || 'the folder'}: use another account, or name another folder with --dist.`;

const sentences: ReadonlyMap<unknown, (path: string) => string> = new Map([
  ['ENOSPC', full],
  ['EDQUOT', full],
  [
    'EROFS',
    (path) => `${path || 'The folder'} is on a read-only disk: make it writable, or name another folder with --dist.`,
  ],
  ['EACCES', denied],
  ['EPERM', denied],
  ['EIO', (path) => `The disk fails at ${path || 'the folder'}: check it, and try again.`],
]);

/** A failed system call in one sentence for the person who releases; undefined for any other error. */
export const describeDiskError = (error: unknown): string | undefined => sentences.get(codeOf(error))?.(pathOf(error));
