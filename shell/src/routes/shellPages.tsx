import type { Permission } from '@atrium/contract';
import type { ReactElement } from 'react';
import { lazyPage } from '../lazy/lazyPage';
import { NotFoundPage } from '../pages/NotFoundPage';

const AccessControlPage = lazyPage(() => import('../pages/AccessControlPage'));
const NotAuthorizedPage = lazyPage(() => import('../pages/NotAuthorizedPage'));
const ServerErrorPage = lazyPage(() => import('../pages/ServerErrorPage'));

interface ShellPage {
  path: string;
  element: ReactElement;
  requires?: Permission;
}

/** The pages inside the frame that are the shell's own. */
export const shellPages: readonly ShellPage[] = [
  { path: '/access-control', element: <AccessControlPage />, requires: { action: 'read', subject: 'ACL' } },
  { path: '/misc/not-authorized', element: <NotAuthorizedPage /> },
  { path: '/misc/error', element: <NotFoundPage /> },
  { path: '/misc/server-error', element: <ServerErrorPage /> },
];
