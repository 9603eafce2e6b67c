import { IsoDate, Rev, Text, z } from 'shared/backend';

export const AccountGeneral = z.object({
  avatar: z.nullable(z.string()),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  company: z.string(),
  isEmailConfirmed: z.boolean(),
});
export type AccountGeneral = z.infer<typeof AccountGeneral>;

export const AccountInfo = z.object({
  bio: z.string(),
  dob: z.nullable(z.string()),
  country: z.string(),
  website: z.string(),
  phone: z.string(),
});
export type AccountInfo = z.infer<typeof AccountInfo>;

export const SocialLinks = z.object({
  twitter: z.string(),
  facebook: z.string(),
  instagram: z.string(),
  github: z.string(),
  linkedIn: z.string(),
  quora: z.string(),
});
export type SocialLinks = z.infer<typeof SocialLinks>;

export const SocialConnection = z.object({
  profileImg: z.nullable(z.string()),
  /** null when it is not connected. */
  id: z.nullable(z.string()),
});
export type SocialConnection = z.infer<typeof SocialConnection>;

export const SocialConnections = z.object({
  twitter: SocialConnection,
  facebook: SocialConnection,
  google: SocialConnection,
  github: SocialConnection,
});
export type SocialConnections = z.infer<typeof SocialConnections>;

export const AccountNotification = z.object({
  commentOnArticle: z.boolean(),
  answerOnForm: z.boolean(),
  followMe: z.boolean(),
  newAnnouncements: z.boolean(),
  productUpdates: z.boolean(),
  blogDigest: z.boolean(),
});
export type AccountNotification = z.infer<typeof AccountNotification>;

export const AccountPreferences = z.object({
  /** An IANA name; '' follows the browser. */
  timeZone: z.string(),
  density: z.enum(['comfortable', 'compact']),
});
export type AccountPreferences = z.infer<typeof AccountPreferences>;

/** The settings of the person who is signed in; of person 1 without a token. */
export const AccountSettings = z.object({
  general: AccountGeneral,
  info: AccountInfo,
  social: z.object({ socialLinks: SocialLinks, connections: SocialConnections }),
  notification: AccountNotification,
  preferences: AccountPreferences,
  /** 0 before anything was changed. */
  rev: z.int(),
});
export type AccountSettings = z.infer<typeof AccountSettings>;

/** Any of the parts, each in part. */
export const AccountUpdate = z.object({
  rev: Rev,
  general: z.optional(
    z.object({
      avatar: z.nullish(z.string()),
      username: z.optional(Text),
      fullName: z.optional(Text),
      email: z.optional(z.string().check(z.trim(), z.email())),
      company: z.optional(z.string()),
    }),
  ),
  info: z.optional(
    z.object({
      bio: z.optional(z.string()),
      dob: z.nullish(IsoDate),
      country: z.optional(z.string()),
      website: z.optional(z.string()),
      phone: z.optional(z.string()),
    }),
  ),
  social: z.optional(
    z.object({
      socialLinks: z.optional(z.partial(SocialLinks)),
      connections: z.optional(z.partial(SocialConnections)),
    }),
  ),
  notification: z.optional(z.partial(AccountNotification)),
  preferences: z.optional(z.partial(AccountPreferences)),
});
export type AccountUpdate = z.input<typeof AccountUpdate>;

export const PasswordChange = z.object({
  oldPassword: z.string(),
  newPassword: z.string().check(z.minLength(8, 'Use at least 8 characters.')),
});
export type PasswordChange = z.input<typeof PasswordChange>;
