import type { ReactElement } from 'react';
import type { Permission, SearchEntry } from 'shared/contract';
import { NotFoundPage } from '../pages/NotFoundPage';
import { lazyPage } from './lazyPage';

const AccessControlPage = lazyPage(() => import('../pages/AccessControlPage'));
const NotAuthorizedPage = lazyPage(() => import('../pages/NotAuthorizedPage'));
const ServerErrorPage = lazyPage(() => import('../pages/ServerErrorPage'));

interface ShellPage {
  path: string;
  element: ReactElement;
  requires?: Permission;
  /** Shown without the frame to whoever is not signed in. */
  isPublic?: boolean;
}

/** The pages inside the frame that are the shell's own. */
export const shellPages: readonly ShellPage[] = [
  { path: '/access-control', element: <AccessControlPage />, requires: { action: 'read', subject: 'ACL' } },
  { path: '/misc/not-authorized', element: <NotAuthorizedPage />, isPublic: true },
  { path: '/misc/error', element: <NotFoundPage />, isPublic: true },
  { path: '/misc/server-error', element: <ServerErrorPage />, isPublic: true },
];

/** What search offers of the shell's own pages; `label` is a key of the shell's texts. */
export const shellSearchEntries: readonly SearchEntry[] = [
  { id: 34, label: 'pages.loginV1', path: '/pages/login-v1', icon: 'log-in' },
  { id: 35, label: 'pages.loginV2', path: '/pages/login-v2', icon: 'log-in' },
  { id: 36, label: 'pages.registerV1', path: '/pages/register-v1', icon: 'user-plus' },
  { id: 37, label: 'pages.registerV2', path: '/pages/register-v2', icon: 'user-plus' },
  { id: 38, label: 'pages.forgotV1', path: '/pages/forgot-password-v1', icon: 'mail' },
  { id: 39, label: 'pages.forgotV2', path: '/pages/forgot-password-v2', icon: 'mail' },
  { id: 40, label: 'pages.resetV1', path: '/pages/reset-password-v1', icon: 'key-round' },
  { id: 41, label: 'pages.resetV2', path: '/pages/reset-password-v2', icon: 'key-round' },
  { id: 42, label: 'pages.comingSoon', path: '/misc/coming-soon', icon: 'clock' },
  { id: 43, label: 'pages.notAuthorized', path: '/misc/not-authorized', icon: 'lock' },
  { id: 44, label: 'pages.maintenance', path: '/misc/maintenance', icon: 'wrench' },
  { id: 45, label: 'pages.error', path: '/misc/error', icon: 'circle-alert' },
  { id: 46, label: 'pages.serverError', path: '/misc/server-error', icon: 'server-crash' },
  {
    id: 50,
    label: 'access.title',
    path: '/access-control',
    icon: 'shield-check',
    requires: { action: 'read', subject: 'ACL' },
  },
];
