import { Filter, Ids, NotificationKind, StoredFile, Text, z } from '@atrium/backend';

/** Counts of the menu's badges and the navbar, by field. */
export const Counts = z.record(z.string(), z.int());
export type Counts = z.infer<typeof Counts>;

/** A page that search and bookmarks know. */
export const Suggestion = z.object({
  /** Of the search entry: `invoices.list`. */
  id: z.string(),
  /** A short key of the page. */
  target: z.string(),
  title: z.string(),
  icon: z.string(),
  link: z.string(),
  isBookmarked: z.boolean(),
  isUnavailable: z.optional(z.boolean()),
});
export type Suggestion = z.infer<typeof Suggestion>;

export const Bookmarks = z.object({ suggestions: z.array(Suggestion), bookmarks: z.array(Suggestion) });
export type Bookmarks = z.infer<typeof Bookmarks>;

/** The id of a search entry; legacy clients send its number. */
const PageId = z.union([Text, z.int()]);

/** The page whose bookmark is set or removed, by the id of its search entry. */
export const BookmarkId = z.object({ id: PageId });
/** Bookmarks in the order that a person wants; those left out follow. */
export const BookmarkOrder = z.object({ ids: z.array(PageId) });

export { NotificationKind };

export const Notification = z.object({
  id: z.int(),
  kind: NotificationKind,
  title: z.string(),
  text: z.string(),
  /** ISO 8601. */
  time: z.string(),
  isRead: z.boolean(),
  link: z.nullable(z.string()),
  /**
   * Key of the text, for readers of other languages: `<app>.<id>` of a manifest's `notifications`, or `system.<id>`.
   */
  code: z.optional(z.string()),
  /** Values of the `{{names}}` in the text. */
  params: z.optional(z.record(z.string(), z.string())),
});
export type Notification = z.infer<typeof Notification>;

export const NotificationSettings = z.object({ isSystemOn: z.boolean() });
export type NotificationSettings = z.infer<typeof NotificationSettings>;

/** Newest first; the system's own are left out while they are switched off. */
export const NotificationList = z.object({
  notifications: z.array(Notification),
  settings: NotificationSettings,
});
export type NotificationList = z.infer<typeof NotificationList>;

/** Without ids: all of them. */
export const NotificationsRead = z.object({ ids: z.nullish(Ids) });
export type NotificationsRead = z.input<typeof NotificationsRead>;

export const NotificationSettingsAnswer = z.object({ settings: NotificationSettings });
export type NotificationSettingsAnswer = z.infer<typeof NotificationSettingsAnswer>;

/** The content is base64, alone or as a data URL; 5 MB at most once decoded. */
export const FileToStore = z.object({ fileName: Text, content: z.string() });
export type FileToStore = z.input<typeof FileToStore>;

export const FileAnswer = z.object({ file: StoredFile });
export type FileAnswer = z.infer<typeof FileAnswer>;

export const NotifyRequest = z.object({
  // Loose, since the page that asks has checked it: the rules of addresses are loaded where somebody signs up.
  email: z.string().check(z.trim(), z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+$/, 'This is no valid email address.')),
  page: z.nullish(z.string()),
});
export type NotifyRequest = z.input<typeof NotifyRequest>;

/** `kind` is what the app that deleted calls it; `ids` are those that the deleting call took. */
export const RestoreRequest = z.object({ kind: Text, ids: Ids });
export type RestoreRequest = z.input<typeof RestoreRequest>;

/** The ids that came back; what was deleted longer ago, or not at all, is left out. */
export const Restored = z.object({ restored: z.array(z.int()) });
export type Restored = z.infer<typeof Restored>;

export const PeopleQuery = z.object({ q: Filter });
export type PeopleQuery = z.input<typeof PeopleQuery>;

/** Somebody with an account: by name and picture, and for those who may read `People` by address. */
export const Colleague = z.object({
  id: z.int(),
  fullName: z.string(),
  /** Absent for those who may not see it. */
  email: z.optional(z.string()),
  avatar: z.nullable(z.string()),
});
export type Colleague = z.infer<typeof Colleague>;
