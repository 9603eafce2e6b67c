import { isRecord } from './record';

/** The address of the user that a slot is about; null where it hands over something else. */
export function readUserEmail(data: unknown): string | null {
  const user = isRecord(data) ? data.user : undefined;
  return isRecord(user) && typeof user.email === 'string' && user.email !== '' ? user.email : null;
}
