type ErrorReason = 'offline' | 'forbidden' | 'notFound' | 'unknown';

const statusOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;

/** Why something failed, as far as a person can do something about it. */
export function explainError(error: unknown): ErrorReason {
  const status = statusOf(error);
  if (status === 0) return 'offline';
  if (status === 401 || status === 403) return 'forbidden';
  if (status === 404) return 'notFound';
  return 'unknown';
}
