import type { SuggestedPage } from 'shared/api';

/** What the mock cannot know by itself: the host tells it, anew at every call. */
export interface MockHost {
  /** The search entries of all live manifests, in the person's language. */
  suggestions: () => readonly SuggestedPage[];
}
