import {
  AbilityRuleSchema,
  Filter,
  Id,
  Ids,
  IsoDate,
  Paging,
  RecordChange,
  Rev,
  Sorting,
  Text,
  z,
} from '@atrium/backend';
import {
  CompanyName,
  CountryName,
  EmailAddress,
  PersonName,
  PhoneNumber,
  PictureAddress,
  Username,
  WebAddress,
} from '@atrium/backend/account';
import { contactOptions, roleActions, userGenders, userPlans, userRoles, userStatuses } from './choices';

const UserRole = z.enum(userRoles);

export const UserPlan = z.enum(userPlans);
export type UserPlan = z.infer<typeof UserPlan>;

export const UserStatus = z.enum(userStatuses);
export type UserStatus = z.infer<typeof UserStatus>;

export const UserAddress = z.object({
  line1: z.string(),
  line2: z.string(),
  postcode: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
});
export type UserAddress = z.infer<typeof UserAddress>;

export const SocialLinks = z.object({
  twitter: z.string(),
  facebook: z.string(),
  instagram: z.string(),
  github: z.string(),
  linkedIn: z.string(),
  quora: z.string(),
});
export type SocialLinks = z.infer<typeof SocialLinks>;

const UserGender = z.enum(userGenders);

const ContactOption = z.enum(contactOptions);

export const User = z.object({
  id: z.int(),
  fullName: z.string(),
  company: z.string(),
  /** Built-in role; for a named role its origin. */
  role: UserRole,
  /** Effective role: built-in, or the id of a named one. */
  roleId: z.string(),
  roleName: z.optional(z.string()),
  username: z.string(),
  country: z.string(),
  contact: z.string(),
  email: z.string(),
  /** Confirmed by its link, or by an admin. */
  isEmailConfirmed: z.boolean(),
  /** Address that replaces `email` once its link is opened; null if there is none. */
  pendingEmail: z.nullable(z.string()),
  currentPlan: UserPlan,
  /** Last day of the plan, `YYYY-MM-DD`; absent or null: unlimited. */
  planExpires: z.optional(z.nullable(z.string())),
  status: UserStatus,
  avatar: z.nullable(z.string()),
  /** Last sign-in, `YYYY-MM-DD`; null for never. */
  lastSeen: z.nullable(z.string()),
  dob: z.optional(z.string()),
  website: z.optional(z.string()),
  language: z.optional(z.string()),
  gender: z.optional(UserGender),
  contactOptions: z.optional(z.array(ContactOption)),
  address: z.optional(UserAddress),
  social: z.optional(SocialLinks),
  rev: z.int(),
  lastChange: z.optional(RecordChange),
});
export type User = z.infer<typeof User>;

export const UserFilter = z.object({ q: Filter, role: Filter, currentPlan: Filter, status: Filter });
export type UserFilter = z.input<typeof UserFilter>;

export const UserQuery = z.object({ ...UserFilter.shape, ...Paging.shape, ...Sorting.shape });
export type UserQuery = z.input<typeof UserQuery>;

export const UserPage = z.object({ users: z.array(User), total: z.int() });
export type UserPage = z.infer<typeof UserPage>;

export const UserId = z.object({ id: Id });
export type UserId = z.input<typeof UserId>;

export const UserAnswer = z.object({ user: User });
export type UserAnswer = z.infer<typeof UserAnswer>;

const Line = z.string().check(z.maxLength(200));
const RoleId = Text.check(z.maxLength(80));

const AddressInput = z.partial(
  z.object({ line1: Line, line2: Line, postcode: Line, city: Line, state: Line, country: Line }),
);

const SocialInput = z.partial(
  z.object({
    twitter: WebAddress,
    facebook: WebAddress,
    instagram: WebAddress,
    github: WebAddress,
    linkedIn: WebAddress,
    quora: WebAddress,
  }),
);

const Optional = {
  company: z.nullish(CompanyName),
  country: z.nullish(CountryName),
  contact: z.nullish(PhoneNumber),
  avatar: z.nullish(PictureAddress),
  role: z.optional(UserRole),
  /** Replaces `role`: built-in, or the id of a named one. */
  roleId: z.optional(RoleId),
  currentPlan: z.optional(UserPlan),
  planExpires: z.nullish(IsoDate),
  status: z.optional(UserStatus),
  dob: z.optional(IsoDate),
  website: z.optional(WebAddress),
  language: z.optional(Line),
  gender: z.optional(UserGender),
  contactOptions: z.optional(z.array(ContactOption)),
  address: z.optional(AddressInput),
  social: z.optional(SocialInput),
};

/** Defaults: an active subscriber on the basic plan. */
export const UserToAdd = z.object({ ...Optional, fullName: PersonName, username: Username, email: EmailAddress });
export type UserToAdd = z.input<typeof UserToAdd>;

/** Absent fields keep their value. */
export const UserUpdate = z.object({
  ...Optional,
  id: Id,
  rev: Rev,
  fullName: z.optional(PersonName),
  username: z.optional(Username),
  email: z.optional(EmailAddress),
});
export type UserUpdate = z.input<typeof UserUpdate>;

/** Ids, or a list filter with exceptions in `except`. */
const Selection = { ids: z.optional(Ids), filter: z.optional(UserFilter), except: z.optional(Ids) };

export const UserSelection = z.object(Selection);
export type UserSelection = z.input<typeof UserSelection>;

const Choices = z.object({
  role: z.optional(UserRole),
  roleId: z.optional(RoleId),
  currentPlan: z.optional(UserPlan),
  status: z.optional(UserStatus),
});

export const UsersUpdate = z.object({ ...Selection, dataToUpdate: Choices });
export type UsersUpdate = z.input<typeof UsersUpdate>;

export const UserRejectionReason = z.enum(['last-admin', 'oneself', 'above', 'unknown']);
export type UserRejectionReason = z.infer<typeof UserRejectionReason>;

export const UsersChanged = z.object({
  changed: z.array(z.int()),
  refused: z.array(z.object({ id: z.number(), reason: UserRejectionReason })),
  /** Changes that undo it, to be sent one by one. */
  before: z.optional(z.array(z.object({ ids: Ids, dataToUpdate: Choices }))),
});
export type UsersChanged = z.infer<typeof UsersChanged>;

export const Role = z.object({
  /** The name of a built-in role, or the id of a named one. */
  id: z.string(),
  /** Name and `rev` of a named role. */
  name: z.optional(z.string()),
  rev: z.optional(z.int()),
  /** Built-in role; for a named role its origin. */
  role: UserRole,
  people: z.int(),
  ability: z.array(AbilityRuleSchema),
  granted: z.array(AbilityRuleSchema),
});
export type Role = z.infer<typeof Role>;

/** The built-in roles, then the named ones by their names. */
export const RoleRules = z.object({ subjects: z.array(z.string()), roles: z.array(Role) });
export type RoleRules = z.infer<typeof RoleRules>;

const RoleAction = z.enum(roleActions);

export const RoleChange = z.object({
  role: RoleId,
  action: RoleAction,
  subject: Text.check(z.maxLength(80)),
  isAllowed: z.boolean(),
  /** Allows it with the person's own records alone. */
  isOwnOnly: z.optional(z.boolean()),
});
export type RoleChange = z.input<typeof RoleChange>;

export const RoleName = z.object({ role: RoleId });
export type RoleName = z.input<typeof RoleName>;

const RoleTitle = Text.check(z.maxLength(40));

export const RoleToAdd = z.object({ name: RoleTitle, from: RoleId });
export type RoleToAdd = z.input<typeof RoleToAdd>;

export const RoleRenaming = z.object({ role: RoleId, name: RoleTitle, rev: Rev });
export type RoleRenaming = z.input<typeof RoleRenaming>;

/** `role` is the new one's id. */
export const RoleAdded = z.object({ ...RoleRules.shape, role: z.string() });
export type RoleAdded = z.infer<typeof RoleAdded>;

/** Sessions of a user, latest first; times in ISO 8601. */
export const UserSessions = z.object({
  sessions: z.array(z.object({ id: z.string(), startedAt: z.string(), seenAt: z.string(), device: z.string() })),
});
export type UserSessions = z.infer<typeof UserSessions>;

/** One session of a user; without `session` all of them. */
export const SessionName = z.object({ id: Id, session: z.optional(Text) });
export type SessionName = z.input<typeof SessionName>;
