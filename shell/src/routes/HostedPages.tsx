import { useSession } from '@atrium/sdk';
import type { ReactElement } from 'react';
import { SignedOutDialog } from '../auth/SignedOutDialog';
import { lazyPage } from '../lazy/lazyPage';
import { usePathname } from '../router/PathnameProvider';
import { Framed } from './Framed';
import { PublicLayout } from './PublicLayout';
import { shellPages } from './shellPages';

const ComingSoonPage = lazyPage(() => import('../pages/ComingSoonPage'));
const MaintenancePage = lazyPage(() => import('../pages/MaintenancePage'));

/** The pages without the frame, for every reader. */
const barePages: Readonly<Record<string, ReactElement>> = {
  '/misc/coming-soon': <ComingSoonPage />,
  '/misc/maintenance': <MaintenancePage />,
};

/** Everything but the guest pages: in the frame for people who are signed in. */
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
  if (status !== 'signedOut') return <Framed />;
  return <PublicLayout>{shellPages.find(({ path }) => path === pathname)?.element}</PublicLayout>;
}
