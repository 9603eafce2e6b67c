import type { IconNode, SearchEntry } from 'shared/contract';

/** The one drawing of all the shell's own pages: a sheet in its frame. */
export const shellIcon: readonly IconNode[] = [
  ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '2' }],
  ['path', { d: 'M3 9h18' }],
  ['path', { d: 'M9 21V9' }],
];

/** What search offers of the shell's own pages; `label` is a key of the shell's texts. */
export const shellSearchEntries: readonly Omit<SearchEntry, 'icon'>[] = [
  { id: 34, label: 'pages.loginV1', path: '/pages/login-v1' },
  { id: 35, label: 'pages.loginV2', path: '/pages/login-v2' },
  { id: 36, label: 'pages.registerV1', path: '/pages/register-v1' },
  { id: 37, label: 'pages.registerV2', path: '/pages/register-v2' },
  { id: 38, label: 'pages.forgotV1', path: '/pages/forgot-password-v1' },
  { id: 39, label: 'pages.forgotV2', path: '/pages/forgot-password-v2' },
  { id: 40, label: 'pages.resetV1', path: '/pages/reset-password-v1' },
  { id: 41, label: 'pages.resetV2', path: '/pages/reset-password-v2' },
  { id: 42, label: 'pages.comingSoon', path: '/misc/coming-soon' },
  { id: 43, label: 'pages.notAuthorized', path: '/misc/not-authorized' },
  { id: 44, label: 'pages.maintenance', path: '/misc/maintenance' },
  { id: 45, label: 'pages.error', path: '/misc/error' },
  { id: 46, label: 'pages.serverError', path: '/misc/server-error' },
  {
    id: 50,
    label: 'access.title',
    path: '/access-control',
    requires: { action: 'read', subject: 'ACL' },
  },
];
