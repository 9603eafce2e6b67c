/** What an identity provider gives for a person who has signed in there. */
export interface ProviderTokens {
  idToken: string;
  /** Null where it gives none: such a session ends with its access token. */
  refreshToken: string | null;
  /** What this page alone knows, and whose hash is the nonce of the ID token; null for a session of before there was one. */
  nonce: string | null;
}

/** As much of an identity provider as a session needs. */
export interface SessionProvider {
  /** Other tokens, without the person. Rejects with a `ProviderRejection` where the provider has ended the session. */
  renew(before: ProviderTokens): Promise<ProviderTokens>;
}

/** The provider says no; whatever else goes wrong may pass by itself. */
export class ProviderRejection extends Error {
  override name = 'ProviderRejection';
}
