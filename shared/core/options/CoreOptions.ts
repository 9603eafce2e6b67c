import type { StorageLimits } from '@atrium/backend/engine';
import type { Language, Permission, ProviderSignIn } from '@atrium/contract';
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
  /** Hears that a program has called with an API token. */
  onApiTokenUse?: (id: string, at: number) => void;
  /** True on a server, which keeps an audit log, reaches other machines and is reached by them; the demo does neither. */
  isServer?: boolean;
  /** Why a server does not call a web address, as far as it says so itself: `internal` or `notHttps`; null where it may be called. */
  checkWebhookUrl?: (url: string) => 'internal' | 'notHttps' | null;
  /** True where notifications leave by email: on a server with a mail server. */
  sendsEmails?: boolean;
  /** The address to which an email can be answered, by its token; absent where no email comes in. */
  replyAddress?: (token: string) => string;
  /** Title and text of a notification's code in a language, for emails; undefined for a code that nobody translates. */
  notificationText?: (
    code: string,
    params: Readonly<Record<string, string>>,
    language: Language,
  ) => { title: string; text: string } | undefined;
  /** False where the core's emails reach nobody before they sign in; true by default, for the demo's inbox is open. */
  sendsMail?: boolean;
}
