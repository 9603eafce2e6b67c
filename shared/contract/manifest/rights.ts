import type { LabelKey, Permission } from './values';

/** How a subject is shown where the rights of roles are. */
export interface RightEntry {
  /** One of `subjects`. */
  subject: string;
  label: LabelKey;
  /** What may be done with it; reading, creating, updating and deleting unless given. */
  actions?: string[];
}

/** What a role may do with a subject of the app; an admin may do everything. */
export interface Grant extends Permission {
  role: string;
  /** Takes it away from a role that would have it otherwise. */
  inverted?: boolean;
}
