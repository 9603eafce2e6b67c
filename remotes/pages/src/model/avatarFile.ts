/** In bytes. */
export const largestAvatar = 800_000;
export const avatarTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/svg+xml'];

/** What is wrong with a picture that somebody chose; undefined when it may be taken. */
export function avatarProblem({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'size' | undefined {
  if (!avatarTypes.includes(type)) return 'type';
  return size > largestAvatar ? 'size' : undefined;
}
