import type { KeyValueStore } from '@atrium/sdk';

const emailKey = 'signIn.email';
const temporaryKey = 'session.isTemporary';

// The browser forgets it when it closes, and all its tabs have it until then.
const mark = 'atrium-session=open';

export const rememberedEmail = (storage: KeyValueStore): string => storage.getItem(emailKey) ?? '';

/** Keeps a session beyond the browser's closing, and its address for the next time; or neither. */
export function rememberSession(storage: KeyValueStore, email: string, isRemembered: boolean): void {
  if (isRemembered) {
    storage.setItem(emailKey, email);
    storage.removeItem(temporaryKey);
    return;
  }
  storage.removeItem(emailKey);
  storage.setItem(temporaryKey, 'true');
  // biome-ignore lint/suspicious/noDocumentCookie: the only thing that ends with the browser and is shared by its tabs.
  document.cookie = `${mark}; path=/; samesite=strict`;
}

/** True for a stored session of somebody who chose not to be remembered, after the browser was closed. */
export const isForgottenSession = (storage: KeyValueStore): boolean =>
  storage.getItem(temporaryKey) !== null && !document.cookie.split('; ').includes(mark);
