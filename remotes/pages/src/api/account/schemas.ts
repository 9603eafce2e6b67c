import { IsoDate, PreferencesSchema, RecordChange, Rev, Text, z } from '@atrium/backend';
import { isPhone, isTimeZone, isUsername, isWebAddress, maxLengths } from './rules';

export const AccountGeneral = z.object({
  avatar: z.nullable(z.string()),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  company: z.string(),
  /** The owner has opened the link sent to it. */
  isEmailConfirmed: z.boolean(),
  /** Address that replaces `email` once its link is opened; null if there is none. */
  pendingEmail: z.nullable(z.string()),
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
  /** Null if not connected. */
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

/** Settings of the signed-in person; of person 1 without a token. */
export const AccountSettings = z.object({
  general: AccountGeneral,
  info: AccountInfo,
  social: z.object({ socialLinks: SocialLinks, connections: SocialConnections }),
  notification: AccountNotification,
  preferences: PreferencesSchema,
  /** Identity provider that holds password and address, where the person signs in there. */
  provider: z.optional(z.string()),
  /** Combined version of settings and person. */
  rev: z.int(),
  lastChange: z.optional(RecordChange),
});
export type AccountSettings = z.infer<typeof AccountSettings>;

export type SettingsVersion = Pick<AccountSettings, 'rev' | 'lastChange'>;

const upTo = (characters: number) => z.string().check(z.trim(), z.maxLength(characters, 'This is too long.'));
const WebAddress = upTo(maxLengths.link).check(
  z.refine(isWebAddress, 'Enter a web address, such as https://example.com.'),
);
const WebAddresses = z.object({
  twitter: WebAddress,
  facebook: WebAddress,
  instagram: WebAddress,
  github: WebAddress,
  linkedIn: WebAddress,
  quora: WebAddress,
});

export const AccountUpdate = z.object({
  rev: Rev,
  general: z.optional(
    z.object({
      avatar: z.nullish(z.string()),
      username: z.optional(Text.check(z.refine(isUsername, 'This is not a username.'))),
      fullName: z.optional(Text.check(z.maxLength(maxLengths.name, 'This is too long.'))),
      email: z.optional(z.string().check(z.trim(), z.maxLength(maxLengths.email, 'This is too long.'), z.email())),
      company: z.optional(upTo(maxLengths.company)),
    }),
  ),
  info: z.optional(
    z.object({
      bio: z.optional(upTo(maxLengths.bio)),
      dob: z.nullish(IsoDate),
      country: z.optional(upTo(maxLengths.country)),
      website: z.optional(WebAddress),
      phone: z.optional(z.string().check(z.trim(), z.refine(isPhone, 'This is not a phone number.'))),
    }),
  ),
  social: z.optional(
    z.object({
      socialLinks: z.optional(z.partial(WebAddresses)),
      connections: z.optional(z.partial(SocialConnections)),
    }),
  ),
  notification: z.optional(z.partial(AccountNotification)),
  preferences: z.optional(
    z.extend(z.partial(PreferencesSchema), {
      timeZone: z.optional(
        z.string().check(z.refine((name) => name === '' || isTimeZone(name), 'There is no such time zone.')),
      ),
    }),
  ),
});
export type AccountUpdate = z.input<typeof AccountUpdate>;

export const PasswordChange = z.object({
  oldPassword: z.string(),
  newPassword: z.string(),
});
export type PasswordChange = z.input<typeof PasswordChange>;

/** A session of the person; moments in ISO 8601. */
const AccountSession = z.object({
  id: z.string(),
  device: z.string(),
  startedAt: z.string(),
  seenAt: z.string(),
  isCurrent: z.boolean(),
});
export const AccountSessions = z.object({ sessions: z.array(AccountSession) });
export type AccountSessions = z.infer<typeof AccountSessions>;

/** Without an id: all but the caller's. */
export const SessionsEnd = z.object({ id: z.optional(Text) });
export type SessionsEnd = z.input<typeof SessionsEnd>;

/** Null without a second step. */
export const TwoStep = z.object({
  twoStep: z.nullable(z.object({ since: z.string(), recoveryCodesLeft: z.int() })),
});
export type TwoStep = z.infer<typeof TwoStep>;

export const TwoStepKey = z.object({ secret: z.string(), address: z.string() });
export type TwoStepKey = z.infer<typeof TwoStepKey>;

export const TwoStepCode = z.object({ code: Text });
export type TwoStepCode = z.input<typeof TwoStepCode>;

/** Shown once; only hashes are stored. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

export const OwnPassword = z.object({ password: z.string() });
export type OwnPassword = z.input<typeof OwnPassword>;

/** `username` confirms the intention. */
export const AccountDeletion = z.object({ username: Text, password: z.string() });
export type AccountDeletion = z.input<typeof AccountDeletion>;
