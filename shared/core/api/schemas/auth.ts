import { AbilityRuleSchema, PreferencesSchema, userRoles, z } from '@atrium/backend';
import { EmailAddress, Username } from '@atrium/backend/account';
import { hasPasswordLength, passwordRejections } from '@atrium/contract/person';

const UserRole = z.enum(userRoles);

/** The person that is signed in: never with a password. */
export const UserData = z.object({
  id: z.int(),
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  avatar: z.nullable(z.string()),
  role: UserRole,
  /** Of the named role that the person holds in place of the built-in one. */
  roleName: z.optional(z.string()),
  ability: z.array(AbilityRuleSchema),
  extras: z.object({ eCommerceCartItemsCount: z.int() }),
  preferences: z.optional(PreferencesSchema),
});
export type UserData = z.infer<typeof UserData>;

export const SessionTokens = z.object({ userData: UserData, accessToken: z.string(), refreshToken: z.string() });
export type SessionTokens = z.infer<typeof SessionTokens>;

/** The language of the page (BCP 47): emails are written in it, as far as they speak it. */
const PageLanguage = z.optional(z.string().check(z.maxLength(35)));

/** `device` is what the browser says of itself; `code` is what an account with a second step asks for. */
export const Credentials = z.object({
  email: z.string(),
  password: z.string(),
  device: z.optional(z.string().check(z.maxLength(300))),
  code: z.optional(z.string().check(z.maxLength(60))),
  language: PageLanguage,
});
export type Credentials = z.input<typeof Credentials>;

/**
 * `before` is the access token of the session that goes on by it; without one, another begins. `nonce` is what the page alone
 * knows: its hash (SHA-256, base64url) is the nonce of the ID token, so that a token that somebody else has read opens nothing.
 */
export const EnterByProvider = z.object({
  idToken: z.string(),
  nonce: z.optional(z.string().check(z.maxLength(200))),
  before: z.optional(z.string()),
  device: z.optional(z.string().check(z.maxLength(300))),
  language: PageLanguage,
});
export type EnterByProvider = z.input<typeof EnterByProvider>;

/** The token of a link by which somebody connects their account with the identity at the provider that asked for it. */
export const LinkIdentity = z.object({ token: z.string().check(z.maxLength(200)) });
export type LinkIdentity = z.input<typeof LinkIdentity>;

/** The demo's own accounts have shorter passwords. */
const NewPassword = z.string().check(z.refine(hasPasswordLength, passwordRejections.length));

export const Registration = z.object({
  email: EmailAddress,
  username: Username,
  password: NewPassword,
  language: PageLanguage,
});
export type Registration = z.input<typeof Registration>;

/** Registering gives no refresh token. */
export const Registered = z.object({ user: UserData, accessToken: z.string() });

/** Names that are taken; answered with 200. */
export const RegistrationRejected = z.object({
  error: z.object({ email: z.nullable(z.string()), username: z.nullable(z.string()) }),
});

/** Of a server: the one answer to everybody, whether or not names are taken. `isSent`: the address has got an email that leads on. */
export const RegistrationTaken = z.object({ isSent: z.boolean() });
export const RegistrationAnswer = z.union([Registered, RegistrationRejected, RegistrationTaken]);
export type RegistrationAnswer = z.infer<typeof RegistrationAnswer>;

export const RefreshRequest = z.object({ refreshToken: z.string() });
export type RefreshRequest = z.input<typeof RefreshRequest>;

export const ForgotPassword = z.object({ email: z.string(), language: PageLanguage });
export type ForgotPassword = z.input<typeof ForgotPassword>;

/** Token of a link that proves an address. */
export const AddressToken = z.object({ token: z.string().check(z.maxLength(100)) });
export type AddressToken = z.input<typeof AddressToken>;

/** `isNew`: the account was made by it. */
export const AddressConfirmed = z.object({ email: z.string(), isNew: z.boolean() });
export type AddressConfirmed = z.infer<typeof AddressConfirmed>;

export const ResetPassword = z.object({ token: z.string(), password: NewPassword });
export type ResetPassword = z.input<typeof ResetPassword>;
