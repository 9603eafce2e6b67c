import type { StorageLimits } from '@atrium/backend/engine';
import type { Permission, ProviderSignIn } from '@atrium/contract';
import type { SuggestedPage } from '@atrium/contract/host';
import type { SignInRules } from './signInRules';

export type { SuggestedPage };

/** Services that the core needs of its host; functions are called at each call. */
export interface CoreOptions {
  /** The search entries of all live manifests, in English. */
  suggestions: () => readonly SuggestedPage[];
  /** Permission that a page requires; absent: none does. */
  requires?: (path: string) => Permission | undefined;
  /** Rules of the sign-in; the demo's by default. */
  signIn?: SignInRules;
  /** Storage limits of pictures and files; the demo's by default. */
  storage?: StorageLimits;
  /** Identity provider, where people do not sign in by a password alone. */
  provider?: ProviderSignIn;
  /** False where the core's emails reach nobody before they sign in; true by default, for the demo's inbox is open. */
  sendsMail?: boolean;
}
