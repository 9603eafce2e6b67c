import type { ReactElement } from 'react';
import { useSession } from 'shared/runtime';
import { lazyPage } from '../common/lazyPage';
import { usePathname } from '../common/PathnameProvider';
import { SignedOutDialog } from '../session/SignedOutDialog';
import { Framed } from './Framed';
import { PublicLayout } from './PublicLayout';
import { shellPages } from './shellPages';

const ComingSoonPage = lazyPage(() => import('./NotifyPage'));
const MaintenancePage = lazyPage(() => import('./MaintenancePage'));

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
