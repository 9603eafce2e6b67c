import type { ReactElement } from 'react';
import type { Permission } from 'shared/contract';
import { AccessControlPage } from '../pages/AccessControlPage';
import { NotAuthorizedPage } from '../pages/NotAuthorizedPage';
import { NotFoundPage } from '../pages/NotFoundPage';

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
];
