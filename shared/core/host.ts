import type { StorageLimits } from '@atrium/backend/engine';
import type { Permission, ProviderSignIn } from '@atrium/contract';
import type { SignInRules } from './signIn/signInRules';

/** A page that search and bookmarks know: a search entry of a live manifest. */
export interface SuggestedPage {
  id: number;
  title: string;
  icon: string;
  link: string;
  /** Bookmarked for everybody at start. */
  isBookmarked?: boolean;
}

/** What the engine cannot know by itself: the host says it, at every call. */
export interface FrameHost {
  /** The search entries of all live manifests, in English. */
  suggestions: () => readonly SuggestedPage[];
  /** What a page asks of who opens it; absent: no page asks for anything. */
  requires?: (path: string) => Permission | undefined;
  /** How strict the sign-in is; as in the demo unless given. */
  signIn?: SignInRules;
  /** How much room pictures and files have; as in the demo unless given. */
  storage?: StorageLimits;
  /** Where people sign in, when it is not with a password alone. */
  provider?: ProviderSignIn;
  /** Whether people get the mails of the frame before they are signed in; true unless given, for the demo's inbox is open. */
  sendsMail?: boolean;
}
