import type { Permission } from '@atrium/contract';
import type { ReactElement } from 'react';
import { lazyPage } from '../common/lazyPage';
import { NotFoundPage, ServerErrorPage } from './MessagePage';

const AccessControlPage = lazyPage(() => import('./AccessControlPage'));
const NotAuthorizedPage = lazyPage(() => import('./NotAuthorizedPage'));

interface OwnPage {
  path: string;
  element: ReactElement;
  requires?: Permission;
}

export const shellPages: readonly OwnPage[] = [
  { path: '/access-control', element: <AccessControlPage />, requires: { action: 'read', subject: 'ACL' } },
  { path: '/misc/not-authorized', element: <NotAuthorizedPage /> },
  { path: '/misc/error', element: <NotFoundPage /> },
  { path: '/misc/server-error', element: <ServerErrorPage /> },
];
