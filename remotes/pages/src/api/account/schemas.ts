import { AbilityRuleSchema, IsoDate, PreferencesSchema, RecordChange, Rev, Text, z } from '@atrium/backend';
import {
  CompanyName,
  CountryName,
  EmailAddress,
  NoticeSettings,
  PersonName,
  PhoneNumber,
  PictureAddress,
  Username,
  WebAddress,
} from '@atrium/backend/account';
import { personLimits } from '@atrium/contract/person';
import { isTimeZone } from './timeZone';

/** Ten years, of which two or three have a day more. */
const maxTokenDays = 3_653;

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

/** How the person hears of things. */
export const AccountNotification = NoticeSettings;
export type AccountNotification = NoticeSettings;

/** Settings of the signed-in person; of person 1 without a token. */
export const AccountSettings = z.object({
  general: AccountGeneral,
  info: AccountInfo,
  social: z.object({ socialLinks: SocialLinks, connections: SocialConnections }),
  notification: NoticeSettings,
  /** False where notifications do not leave by email. */
  sendsNotices: z.boolean(),
  preferences: PreferencesSchema,
  /** Identity provider that holds password and address, where the person signs in there. */
  provider: z.optional(z.string()),
  /** Combined version of settings and person. */
  rev: z.int(),
  lastChange: z.optional(RecordChange),
});
export type AccountSettings = z.infer<typeof AccountSettings>;

export type SettingsVersion = Pick<AccountSettings, 'rev' | 'lastChange'>;

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
      avatar: z.nullish(PictureAddress),
      username: z.optional(Username),
      fullName: z.optional(PersonName),
      email: z.optional(EmailAddress),
      company: z.optional(CompanyName),
    }),
  ),
  info: z.optional(
    z.object({
      bio: z.optional(z.string().check(z.trim(), z.maxLength(personLimits.bio))),
      dob: z.nullish(IsoDate),
      country: z.optional(CountryName),
      website: z.optional(WebAddress),
      phone: z.optional(PhoneNumber),
    }),
  ),
  social: z.optional(
    z.object({
      socialLinks: z.optional(z.partial(WebAddresses)),
      connections: z.optional(z.partial(SocialConnections)),
    }),
  ),
  notification: z.optional(z.partial(NoticeSettings)),
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

/** A token by which a program calls in the person's name. Times are ISO 8601. */
export const ApiToken = z.object({
  id: z.string(),
  name: z.string(),
  /** What it allows at most; the person's own rights hold besides. */
  rules: z.array(AbilityRuleSchema),
  createdAt: z.string(),
  /** Null: it never ends by itself. */
  expiresAt: z.nullable(z.string()),
  /** Null: not used yet. */
  usedAt: z.nullable(z.string()),
});
export type ApiToken = z.infer<typeof ApiToken>;
export const ApiTokens = z.object({ tokens: z.array(ApiToken) });
export type ApiTokens = z.infer<typeof ApiTokens>;

export const NewApiToken = z.object({
  name: Text.check(z.maxLength(100)),
  /** Days until it ends; absent: it never does. */
  days: z.optional(z.int().check(z.minimum(1), z.maximum(maxTokenDays))),
  /** `manage` is every action, and `all` every subject. */
  rules: z
    .array(
      z.object({
        action: z.enum(['manage', 'read', 'create', 'update', 'delete']),
        subject: Text.check(z.maxLength(100)),
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
});
export type NewApiToken = z.input<typeof NewApiToken>;

/** `secret` is shown once; only its hash is stored. */
export const ApiTokenMade = z.object({ token: ApiToken, secret: z.string() });
export type ApiTokenMade = z.infer<typeof ApiTokenMade>;

export const ApiTokenId = z.object({ id: Text });
export type ApiTokenId = z.input<typeof ApiTokenId>;

export const OwnPassword = z.object({ password: z.string() });
export type OwnPassword = z.input<typeof OwnPassword>;

/** `username` confirms the intention. */
export const AccountDeletion = z.object({ username: Text, password: z.string() });
export type AccountDeletion = z.input<typeof AccountDeletion>;
