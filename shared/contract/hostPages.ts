import type { Permission, Shortcut } from './manifest';

/** An action of the shell; its keys are heard on every page. */
export interface HostAction<Label extends string = string> {
  shortcut: Shortcut;
  /** A key of the shell's texts. */
  label: Label;
  /** The kit hears the keys where they have a meaning: the shell only lists them. */
  isOfKit?: boolean;
  requires?: Permission;
}

const actionsOf = <const Id extends string, const Label extends string>(actions: Record<Id, HostAction<Label>>) =>
  actions;

/** The shell's actions with keys: no app may have these keys. */
export const hostActions = actionsOf({
  palette: { shortcut: 'Mod K', label: 'palette.name' },
  find: { shortcut: '/', label: 'shortcuts.search' },
  sheet: { shortcut: '?', label: 'shortcuts.title' },
  skin: { shortcut: 'Shift D', label: 'actions.skin' },
  language: { shortcut: 'Shift L', label: 'actions.language' },
  direction: { shortcut: 'Shift E', label: 'actions.direction' },
  signOut: { shortcut: 'Shift Q', label: 'signOut' },
  inspector: {
    shortcut: 'Mod Shift .',
    label: 'inspector.title',
    requires: { action: 'manage', subject: 'all' },
  },
  save: { shortcut: 'Mod S', label: 'shortcuts.save', isOfKit: true },
  message: { shortcut: 'F8', label: 'shortcuts.message', isOfKit: true },
  close: { shortcut: 'Esc', label: 'shortcuts.close', isOfKit: true },
});

/** Before the letter of a menu entry (`goKey`), and before that of a command (`newKey`). */
export const keyPrefixes = { go: 'G', new: 'N' } as const;

/** A page of the shell itself, as search, bookmarks and the menu list it. */
export interface HostPage<Label extends string = string> {
  /** The id of its search entry, below `shell`. */
  id: string;
  /** A key of the shell's texts. */
  label: Label;
  path: string;
  icon: 'lock' | 'sheet' | 'shield';
  /** The menu's entry that holds it; absent: it has one of its own. */
  below?: 'authentication' | 'miscellaneous';
  requires?: Permission;
}

const pagesOf = <const Label extends string>(pages: readonly HostPage<Label>[]) => pages;

/** The shell's own pages; no app may take their paths. */
export const hostPages = pagesOf([
  { id: 'login-v1', label: 'pages.loginV1', path: '/pages/login-v1', icon: 'lock', below: 'authentication' },
  { id: 'login-v2', label: 'pages.loginV2', path: '/pages/login-v2', icon: 'lock', below: 'authentication' },
  { id: 'register-v1', label: 'pages.registerV1', path: '/pages/register-v1', icon: 'lock', below: 'authentication' },
  { id: 'register-v2', label: 'pages.registerV2', path: '/pages/register-v2', icon: 'lock', below: 'authentication' },
  {
    id: 'forgot-password-v1',
    label: 'pages.forgotV1',
    path: '/pages/forgot-password-v1',
    icon: 'lock',
    below: 'authentication',
  },
  {
    id: 'forgot-password-v2',
    label: 'pages.forgotV2',
    path: '/pages/forgot-password-v2',
    icon: 'lock',
    below: 'authentication',
  },
  {
    id: 'reset-password-v1',
    label: 'pages.resetV1',
    path: '/pages/reset-password-v1',
    icon: 'lock',
    below: 'authentication',
  },
  {
    id: 'reset-password-v2',
    label: 'pages.resetV2',
    path: '/pages/reset-password-v2',
    icon: 'lock',
    below: 'authentication',
  },
  { id: 'coming-soon', label: 'pages.comingSoon', path: '/misc/coming-soon', icon: 'sheet', below: 'miscellaneous' },
  {
    id: 'not-authorized',
    label: 'pages.notAuthorized',
    path: '/misc/not-authorized',
    icon: 'sheet',
    below: 'miscellaneous',
  },
  { id: 'maintenance', label: 'pages.maintenance', path: '/misc/maintenance', icon: 'sheet', below: 'miscellaneous' },
  { id: 'error', label: 'pages.error', path: '/misc/error', icon: 'sheet', below: 'miscellaneous' },
  {
    id: 'access-control',
    label: 'access.title',
    path: '/access-control',
    icon: 'shield',
    requires: { action: 'read', subject: 'ACL' },
  },
  { id: 'server-error', label: 'pages.serverError', path: '/misc/server-error', icon: 'sheet', below: 'miscellaneous' },
]);

/** The addresses that are the shell's own, each with all below it: no app may have one. */
export const hostPaths = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-address',
  '/link',
  '/access-control',
  '/misc',
  '/pages/login-v1',
  '/pages/login-v2',
  '/pages/register-v1',
  '/pages/register-v2',
  '/pages/forgot-password-v1',
  '/pages/forgot-password-v2',
  '/pages/reset-password-v1',
  '/pages/reset-password-v2',
] as const;

/** The places of the shell that apps may fill. A place of an app begins with its id: `<app>.<place>`. */
export const hostSlots = ['navbar.end', 'overlay'] as const;

/** Subjects of the ability that are the host's own; `all` stands for every one. */
export const hostSubjects = [
  'all',
  'ACL',
  'Auth',
  'Samples',
  'People',
  'AuditLog',
  'Organisation',
  'Provisioning',
] as const;

/** Fields of `GET /apps/counts` that are the host's own. */
export const hostCounts = ['notifications'] as const;

/** Messages that the host sends to backends. */
export const hostTopics = [
  'frame.mail',
  'frame.sale',
  'frame.notification',
  'account.changed',
  'webhooks.off',
] as const;
