import type { MongoAbility } from '@casl/ability';
import type { Middleware, Reducer, Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { AxiosInstance } from 'axios';
import type { i18n } from 'i18next';
import type { AbilityRule, Preferences, UserRole } from './account';
import type { EmittedManifest, Language, Permission } from './manifest';

// Here, since everyone who takes a type of the runtime must see it, in the packed package too.
declare module 'axios' {
  interface AxiosRequestConfig {
    /** A call that nobody asked for, such as a poll: it never keeps a session alive. */
    isBackground?: boolean;
    /** A GET that changes something, such as one that marks as seen. */
    isWrite?: boolean;
    /** Set on the one repetition after a refused token. */
    isRepeat?: boolean;
  }
}

/** Navigates to an address of this page; `state` is stored with the entry of the history. */
export type Navigate = (to: string, options?: { replace?: boolean; state?: unknown }) => void;

export interface Navigation {
  navigate: Navigate;
  /** Hands over to the router that is on screen; returns how to take it back. */
  connectRouter(router: Navigate): () => void;
}

/** The part of `Storage` that the runtime uses; a test may hand in a plain object. */
export type KeyValueStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Part of an app's RTK Query api that the host needs. */
export interface AppApi {
  readonly reducerPath: string;
  readonly reducer: Reducer;
  // biome-ignore lint/suspicious/noExplicitAny: RTK's own middleware asks for a store of any state.
  readonly middleware: Middleware<object, any, ThunkDispatch<any, any, UnknownAction>>;
  readonly util: {
    resetApiState(): UnknownAction;
    // biome-ignore lint/suspicious/noExplicitAny: the tags of an app are its own.
    invalidateTags(tags: any[]): Parameters<ThunkDispatch<any, any, UnknownAction>>[0];
  };
}

/** Milliseconds since the epoch and timers; a test injects its own. */
export interface Clock {
  now(): number;
  setTimeout(run: () => void, ms: number): number;
  clearTimeout(id: number): void;
}

/** The person that is signed in, with the rules that hold for them; never with a password. */
export interface SessionUser {
  id: number;
  fullName: string;
  username: string;
  email: string;
  avatar: string | null;
  role: UserRole;
  /** Of the named role that the person holds in place of the built-in one. */
  roleName?: string | undefined;
  ability: AbilityRule[];
  extras: { eCommerceCartItemsCount: number };
  /** Since 2.35. */
  preferences?: Preferences;
}

/** `expired`: there was a session and it ended by itself; the page stays and a dialog asks to sign in again. */
export type SessionStatus = 'signedOut' | 'signedIn' | 'expired';

export interface SessionState {
  status: SessionStatus;
  user: SessionUser | null;
}

export interface Session {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  /**
   * Rejects with an `ApiError`; its `fields` name the field a message belongs to. Where the account has a second step, a
   * call without its code rejects with `codes.code` `codeNeeded`.
   */
  signIn(credentials: { email: string; password: string; code?: string }): Promise<SessionUser>;
  /** Resolves to the signed-in person; with a server, since 3.0, to whether it has mailed a link to go on. */
  register(account: { email: string; username: string; password: string }): Promise<SessionUser | { isSent: boolean }>;
  /** Takes over the session that the storage holds now, as when another tab has changed it. */
  resume(): void;
  /** Clears userData and both tokens, here and in every other tab. */
  signOut(): void;
  /** A sign of the person's activity: refreshes once when less than 3 minutes are left. */
  touch(): void;
  /** The access token to send, refreshed ahead of its end when needed; null when signed out. */
  freshToken(): Promise<string | null>;
  /** The access token as it is, never refreshed: for a call that is no sign of life, such as a poll. */
  currentToken(): string | null;
  /** After the API refused a token: another one, by one refresh; null when there is none. */
  renewToken(rejected: string): Promise<string | null>;
  /** Starts listening for activity, timers and other tabs; returns how to stop. */
  start(): () => void;
}

/** An error of a call, as screens and queries see it. */
export interface ApiError {
  /** HTTP status; 0 when nothing answered. */
  status: number;
  /** For a person; already translated where the message is known. */
  message: string;
  /** Messages by field, from `{ error: { field: [message] } }`. */
  fields: Record<string, string[]>;
  /** Why, in a word for the code, by field; under `''` for the call as a whole. Empty where the API says no more. */
  codes: Record<string, string>;
  /** The record as it is now, where a change was refused because it is based on an older one. */
  newer?: object;
}

export type AtriumEvent =
  | { type: 'load'; app: string; release: string; module: string; ms: number }
  | { type: 'error'; app: string; release?: string; stage: string; error: string; stack?: string }
  | { type: 'command'; app: string; command: string; ms: number; ok: boolean }
  | { type: 'session'; status: SessionStatus };

export interface EventHub {
  emit(event: AtriumEvent): void;
  /** Returns how to stop listening. */
  on(listener: (event: AtriumEvent & { at: number }) => void): () => void;
  /** The latest events, oldest first; at most 200. */
  recent(): readonly (AtriumEvent & { at: number })[];
}

/** `unknown`: no live app offers it; `forbidden`; `invalid`: a bad argument; `failed`: its app did not load, it threw, or did not end. */
export type CommandErrorCode = 'unknown' | 'forbidden' | 'invalid' | 'failed';

/**
 * The arguments of commands by id, where a repository knows them: `atrium types` writes those of all live apps. While it is
 * empty, any id may be run with any argument.
 */
// biome-ignore lint/suspicious/noEmptyInterface: repositories of apps add to it
export interface LiveCommands {}

type CommandArgument<Id extends keyof LiveCommands> = undefined extends LiveCommands[Id]
  ? [argument?: LiveCommands[Id]]
  : [argument: LiveCommands[Id]];

export type RunCommand = keyof LiveCommands extends never
  ? (id: string, argument?: unknown) => Promise<unknown>
  : <Id extends keyof LiveCommands>(id: Id, ...argument: CommandArgument<Id>) => Promise<unknown>;

/**
 * The data of slots by their names, where a repository knows it: `atrium types` writes what all live apps hand over. While it
 * is empty, any slot may be given any data.
 */
// biome-ignore lint/suspicious/noEmptyInterface: repositories of apps add to it
export interface LiveSlots {}

export type SlotName = keyof LiveSlots extends never ? string : keyof LiveSlots;

/** What a slot is given: nothing else where it is known, and not less. */
export type SlotData<Name extends SlotName> = Name extends keyof LiveSlots
  ? undefined extends LiveSlots[Name]
    ? { data?: LiveSlots[Name] }
    : { data: LiveSlots[Name] }
  : { data?: unknown };

export interface Commands {
  /** True when some live app offers the command and the person may run it. */
  has(id: string): boolean;
  /**
   * Loads the app's command module and runs it. Rejects with a `CommandError`, after 20 seconds of running at the latest:
   * what an app does can never take its caller down.
   */
  run: RunCommand;
}

/** The host's list of apps, as apps and the shell may see it: data, never code. */
export interface Catalog {
  getApps(): readonly EmittedManifest[];
  subscribe(listener: () => void): () => void;
}

/** Texts of one language and namespace, as in `src/locales/<language>.json`. */
export interface Texts {
  [key: string]: string | Texts;
}

/** An app's texts, each at hand or loaded when its language is chosen: `de: () => import('./de.json')`. */
export type Locales = Record<Language, Texts | (() => Promise<{ default: Texts }>)>;

export interface Languages {
  /** The chosen language; English without a stored choice. */
  get(): Language;
  /** Loads what is missing, then changes `html lang` and every text; the choice is kept. */
  set(language: Language): Promise<void>;
  /**
   * Registers a namespace and loads the chosen language and English, which fills in what is missing. Adding a
   * namespace again replaces its texts. Rejects when a text cannot be loaded; adding it again then tries again.
   */
  addTexts(namespace: string, locales: Locales): Promise<void>;
}

/** Appearance of the shell for this person; kept by the host, whose own settings may offer more. */
export interface AppearanceChoice {
  /** `system`: as the device is. */
  colorScheme: 'light' | 'dark' | 'system';
  direction: 'ltr' | 'rtl';
}

export interface Appearance {
  get(): AppearanceChoice;
  /** Shows at once, and is kept. */
  change(part: Partial<AppearanceChoice>): void;
  /** Returns how to stop listening. */
  subscribe(listener: () => void): () => void;
}

/** The page's Redux store: each app's slice under its id, and its api beside it. */
export interface RuntimeStore extends Store<Record<string, unknown>> {
  dispatch: ThunkDispatch<Record<string, unknown>, unknown, UnknownAction>;
}

/** Services that exist once per page. In an app scope, `http`, `storage` and `events` are the app's own. */
export interface Runtime {
  http: AxiosInstance;
  /** Storage of the browser; for an app, under its id and the account. */
  storage: KeyValueStore;
  session: Session;
  ability: MongoAbility;
  store: RuntimeStore;
  i18n: i18n;
  languages: Languages;
  /** Absent where the host has no such choices. Since 2.61. */
  appearance?: Appearance;
  commands: Commands;
  catalog: Catalog;
  events: EventHub;
  clock: Clock;
  /** Address of the server's sockets; absent where the page answers its own calls. Since 4.0. */
  socketUrl?: string;
  /** True if the signed-in person has the permission; without one, if somebody is signed in. */
  can(permission: Permission | undefined): boolean;
  /** Leads to an address of this page, as a link does: a form that is not saved may ask first. */
  navigate: Navigate;
  /** Connects the host's router to `navigate`; called by `ConnectRouter`. */
  connectRouter: Navigation['connectRouter'];
  /** Listens to activity, focus, connection and other tabs; returns how to stop. `RuntimeProvider` does it. */
  start(): () => void;
}
