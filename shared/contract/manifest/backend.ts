import type { IconName, LabelKey, ModuleName } from './values';

/** The texts of a notification of the app, with `{{names}}` for what its record gives as `params`. */
export interface NotificationEntry {
  /** A record names it as `<app>.<id>`. */
  id: string;
  title: LabelKey;
  text: LabelKey;
}

/** A kind of record that the search over everything finds. */
export interface RecordEntry {
  /** The `groupTitle` under which the backend answers. */
  group: string;
  label: LabelKey;
  icon: IconName;
}

/** Notifications of an app from before it was first opened. */
export interface FirstNotification {
  /** Kind of a notification: `message`, `order`, `invoice`, `task`, `review` or `system`. */
  kind: string;
  /** `<app>.<id>`: which of the manifest's `notifications` it is. */
  code: string;
  params?: Record<string, string>;
  /** In English, for clients that do not know the code. */
  title: string;
  text: string;
  link: string | null;
  /** Relative to the day on which a store is first filled: `@-1d 09:42`, `@-5h`. */
  time: string;
  isRead?: boolean;
}

export interface BackendEntry {
  /** Paths that the app owns, each with everything below it: `/apps/notes`. */
  prefixes: string[];
  /** The exposed module whose default export is made by `defineBackend()`. */
  module: ModuleName;
  /** Values of its badges before the app is first opened: counts of its seed, by field of `/apps/counts`. */
  counts?: Record<string, number>;
  /**
   * The same for badges that count for each person: by field, then by the person's id, `null` for a call without a token.
   * People who are not named have 0. Since 2.74.
   */
  personalCounts?: Record<string, Record<string, number>>;
  /** Notifications from the start: part of its seed, read before any of its code is loaded. Since 2.71. */
  notifications?: FirstNotification[];
  /** It adds groups to the global search. */
  searches?: boolean;
  /** The groups of records that it adds, as search shows them. */
  records?: RecordEntry[];
  /** Messages of other backends that it takes in, such as `frame.mail`. */
  listens?: string[];
  /** It has jobs that run at a time (`due` of `defineBackend()`). */
  due?: boolean;
}
