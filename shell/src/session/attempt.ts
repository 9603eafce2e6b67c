/** What a tab has to remember while its person is at the provider. */
export interface KeptAttempt {
  verifier: string;
  state: string;
  /** What this page alone knows: the provider has its hash, and so has who reads a token of it. */
  nonce: string;
  /** The query that the sign-in page had. */
  to: string;
}

const key = 'atrium.signIn';

// The tab's own: no other tab may end what this one has begun.
export const keepAttempt = (attempt: KeptAttempt): void => sessionStorage.setItem(key, JSON.stringify(attempt));

/** What was kept, once: an answer that comes twice is no answer. */
export function takeAttempt(): KeptAttempt | undefined {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return text ? JSON.parse(text) : undefined;
}
