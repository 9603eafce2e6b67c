import type { AbilityRule, UserRole } from '@atrium/contract';
import type { NoticeSettings } from './noticeSettings';
import type { Person } from './person';

/** A role that somebody has made. It started as a built-in one, from which it has what the apps grant. */
export interface NamedRole {
  id: string;
  name: string;
  base: UserRole;
  /** Incremented by each change. Since 2.54. */
  rev?: number;
}

/** Changes what roles may do; a role goes by its name where it is built in, and by its id where it is a named one. */
export interface RoleEditing {
  grantedTo(role: string): AbilityRule[];
  /** The rules that come after these. */
  changesOf(role: string): readonly AbilityRule[];
  /** Holds at once, in every session that is open too; without rules the role has what apps grant to it. */
  setChanges(role: string, rules: readonly AbilityRule[]): Promise<void>;
  /** The named roles, in the order of their names. Since 2.31. */
  listNamed?(): readonly NamedRole[];
  putNamed?(role: NamedRole): Promise<void>;
  /** Forgets a named role and its rules; who has it has its base from then on. */
  deleteNamed?(id: string): Promise<void>;
}

export type BackendAction = 'read' | 'create' | 'update' | 'delete';

export interface RoleOf {
  /** Name of a built-in role, id of a named one. */
  id: string;
  /** Of a named role. */
  name?: string;
  /** Counts the changes of its rules: a token holds the one that it was issued with. */
  version: number;
}

/** Permissions of the roles, by the manifests of the live apps. */
export interface Permissions {
  /** Every subject that a rule may name, besides `all`. */
  readonly subjects: readonly string[];
  /** The column with the id of a record's person; undefined where a subject's records are nobody's. Since 3.1. */
  ownerOf(subject: string): string | undefined;
  /** The rules of a role: what apps grant to it, and what was changed of that. */
  rulesOf(role: string): AbilityRule[];
  /** Since 2.25. */
  readonly roles?: RoleEditing;
  /** The role that says what somebody may do: a named one for as long as it exists, else the built-in one. */
  roleOf(person: Person): RoleOf;
  /** True where a person may do it. Calls without a token may do all: the demo asks nobody to sign in. */
  allows(person: Person | null, action: BackendAction, subject: string): boolean;
}

/** The topic of the core's mails. */
export const invitationTopic = 'frame.mail';

/** A sign-in in one browser. */
export interface OpenSession {
  id: string;
  /** Moments, in milliseconds: of the sign-in, and of the last exchange of tokens. */
  startedAt: number;
  seenAt: number;
  /** The browser's description of itself; may be empty. */
  device: string;
}

/** Shows and ends sessions. */
export interface SessionEditing {
  /** The latest first. */
  list(personId: number): Promise<OpenSession[]>;
  /** Ends one of somebody's sessions, or all of them: their tokens open and refresh nothing from then on. */
  end(personId: number, sessionId?: string): Promise<void>;
  /** Ends all sessions of many people. */
  endAll(personIds: readonly number[]): Promise<void>;
}

/** The second factor of a person's sign-in. */
export interface SecondStep {
  /** The moment at which it was turned on, in milliseconds. */
  since: number;
  recoveryCodesLeft: number;
}

/** Turns the second step of a sign-in on and off: codes of an app (TOTP), and recovery codes for who has lost it. */
export interface SecondStepEditing {
  /** Null where signing in asks for the password alone. */
  get(personId: number): Promise<SecondStep | null>;
  /** Begins to set it up: the key for the app, and the address (`otpauth://`) that says the same. Nothing is asked for yet. */
  begin(personId: number): Promise<{ secret: string; address: string }>;
  /** Turns it on by a code of the app; gives the only copies of the recovery codes, or null for a wrong code. */
  confirm(personId: number, code: string): Promise<readonly string[] | null>;
  /** Gives new recovery codes; the earlier ones end. */
  renewRecoveryCodes(personId: number): Promise<readonly string[]>;
  end(personId: number): Promise<void>;
}

/** Proof of email addresses: one counts once the link mailed to it was opened. Since 3.0. */
export interface AddressProof {
  /** False where no email leaves: then nobody opens a link, and an admin answers for addresses. */
  readonly sendsMail: boolean;
  /** The address that somebody wants to have, and whose link nobody has opened yet; null where there is none. */
  pendingOf(personId: number): Promise<string | null>;
  /**
   * Emails a link to an address: once it was opened, the address is the person's. The one before hears of it. A link from
   * before ends.
   * @returns false where too many were mailed for the person of late; the call names `invitationTopic` in `sends`
   */
  request(personId: number, email: string): Promise<boolean>;
  /** The address is wanted no more: its link ends. */
  cancel(personId: number): Promise<void>;
  /**
   * Takes the address that waits, or else the one that the person has, for proven: somebody answers for it.
   * @returns the address; null where it is another one's. The call names `notificationTopic` in `sends`
   */
  vouch(personId: number): Promise<string | null>;
}

/** What an API token may do at most; its person's rights are asked besides. */
export interface ApiTokenFacts {
  id: string;
  name: string;
  rules: readonly AbilityRule[];
  /** Moments, in milliseconds; null: for ever, and not used yet. */
  createdAt: number;
  expiresAt: number | null;
  usedAt: number | null;
}

/** Tokens by which programs call in a person's name. */
export interface ApiTokenEditing {
  /** The latest first; those whose time is over stay in the list until they are revoked. */
  list(personId: number): Promise<ApiTokenFacts[]>;
  /** The secret is in this answer alone. Null where the person has as many as one may have. */
  make(
    personId: number,
    token: Pick<ApiTokenFacts, 'name' | 'rules' | 'expiresAt'>,
  ): Promise<{ token: ApiTokenFacts; secret: string } | null>;
  /** Ends one of somebody's tokens; false where they have none of that id. */
  revoke(personId: number, id: string): Promise<boolean>;
}

/** How people hear of things; `NoticeSettings` of `@atrium/backend/account` says what is in it. */
export interface NoticeEditing {
  get(personId: number): Promise<NoticeSettings>;
  /** False where no email leaves, as in the demo. */
  readonly sendsEmails: boolean;
  /** What is absent stays. */
  change(personId: number, changed: Partial<NoticeSettings>): Promise<void>;
}

/** Sign-in of people, for the app in which they change their password. */
export interface Credentials {
  isPassword(personId: number, password: string): Promise<boolean>;
  /** Name of the identity provider, where people do not sign in by a password. Since 2.51. */
  readonly provider?: string;
  /** True where somebody has a way to sign in. Since 2.36. */
  canSignIn?(personId: number): Promise<boolean>;
  setPassword(personId: number, password: string): Promise<void>;
  /** True for one of the most used passwords, which nobody may choose (NIST SP 800-63B, 5.1.1.2). Since 3.0. */
  isCommonPassword?(password: string): Promise<boolean>;
  /** Emails somebody a link to choose a password by; the call names `invitationTopic` in `sends`. */
  sendInvitation?(personId: number): Promise<void>;
  /** Since 2.25. */
  readonly sessions?: SessionEditing;
  /** Since 2.35. */
  readonly secondStep?: SecondStepEditing;
  /** Since 3.0. */
  readonly addresses?: AddressProof;
  /** Loaded when it is asked for. Since 3.0. */
  readonly apiTokens?: () => Promise<ApiTokenEditing>;
  /** Loaded when it is asked for. Since 4.1. */
  readonly notices?: () => Promise<NoticeEditing>;
  /** Takes all ways to sign in from somebody who is gone for good: password, links, sessions. Since 2.28. */
  forget?(personId: number): Promise<void>;
}
