import type { Permission } from '@atrium/contract';
import { ownerOfPath } from '@atrium/contract/host';
import { SlotContentProvider, useApps, useCan, useSession } from '@atrium/sdk';
import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useReleaseState, useTabChoices } from '../apps/AppHost';
import { RemoteApp } from '../apps/RemoteApp';
import { isOff } from '../apps/releases/TabStore';
import { FilledSlot } from '../apps/SlotContent';
import { usePathname } from '../common/GuardedRouter';
import { lazyPage } from '../common/lazyPage';
import { InspectorHost } from '../inspector/InspectorHost';
import { BlankLayout, ShellLayout } from '../layout/ShellLayout';
import { useLayoutSettings } from '../layout/useLayoutSettings';
import { MenuProvider } from '../navigation/MenuProvider';
import { Palette } from '../navigation/Palette';
import { IdleWarning } from '../session/IdleWarning';
import { notAuthorizedState } from '../session/landingPath';
import { SignedOutDialog } from '../session/SignedOutDialog';
import { NotFoundPage, ServerErrorPage } from './MessagePage';
import { PublicLayout } from './PublicLayout';

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

const NotifyPage = lazyPage(() => import('./NotifyPage'));

const barePages: Readonly<Record<string, ReactElement>> = {
  '/misc/coming-soon': <NotifyPage page="comingSoon" />,
  '/misc/maintenance': <NotifyPage page="maintenance" />,
};

/** Everything but the guest pages: inside the layout for people who are signed in. */
export default function HostedPages() {
  const pathname = usePathname();
  const { status } = useSession();

  const bare = barePages[pathname];
  if (bare)
    return (
      <>
        <PublicLayout>{bare}</PublicLayout>
        <SignedOutDialog />
      </>
    );
  if (status !== 'signedOut') return <SignedInPages />;
  return <PublicLayout>{shellPages.find(({ path }) => path === pathname)?.element}</PublicLayout>;
}

function SignedInPages() {
  const Around = useLayoutSettings().layout === 'blank' ? BlankLayout : ShellLayout;
  return (
    <SlotContentProvider value={FilledSlot}>
      <MenuProvider>
        {/* Around the palette, which offers it. */}
        <InspectorHost>
          <Palette>
            <Around>
              <RoutedPage />
            </Around>
            <SignedOutDialog />
            <IdleWarning />
          </Palette>
        </InspectorHost>
      </MenuProvider>
    </SlotContentProvider>
  );
}

const AppOffPage = lazyPage(() => import('./AppOffPage'));

/** The page behind the address: one of the shell's own, or the app whose manifest owns it; guarded by the rules. */
function RoutedPage() {
  const pathname = usePathname();
  const apps = useApps();
  const { releases, mounts } = useReleaseState();
  const choices = useTabChoices();
  const can = useCan();
  const { user } = useSession();

  const own = shellPages.find(({ path }) => path === pathname);
  const owner = own ? undefined : ownerOfPath(apps, pathname);
  const requires = own ? own.requires : owner?.entry.requires;
  const isAllowed = !user || !requires || can(requires);
  // The first page of somebody who has none, or may not see it.
  if (user && pathname === '/' && !(owner && isAllowed)) return <Navigate to="/access-control" replace />;
  if (!isAllowed) return <NotAuthorizedRedirect />;
  if (own) return own.element;

  const release = owner && releases.get(owner.manifest.id);
  if (!release) return <NotFoundPage />;
  if (isOff(choices, release.manifest.id)) return <AppOffPage manifest={release.manifest} />;
  return <RemoteApp key={`${release.container} ${mounts}`} release={release} notFound={<NotFoundPage />} />;
}

function NotAuthorizedRedirect() {
  const { pathname, search, hash } = useLocation();
  return <Navigate to="/misc/not-authorized" state={notAuthorizedState(pathname + search + hash)} replace />;
}
