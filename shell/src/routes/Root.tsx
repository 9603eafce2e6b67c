import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from 'shared/runtime';
import { SignedOutDialog } from '../auth/SignedOutDialog';
import { SignInPage } from '../auth/SignInPage';
import { Frame } from '../frame/Frame';
import { PageTitles } from '../frame/pageTitle';
import { Palette } from '../palette/Palette';
import { FramedPage } from './FramedPage';

/** Sign-in without the frame; everything else in it, for whoever is signed in. */
export function Root() {
  return (
    <PageTitles>
      <Routed />
    </PageTitles>
  );
}

function Routed() {
  const { pathname, search } = useLocation();
  const { status } = useSession();
  if (pathname === '/login') return <SignInPage />;
  if (status === 'signedOut' && !pathname.startsWith('/misc/')) {
    const to = pathname === '/' ? '' : `?to=${encodeURIComponent(pathname + search)}`;
    return <Navigate to={`/login${to}`} replace />;
  }
  return (
    <Palette>
      <Frame>
        <FramedPage />
      </Frame>
      <SignedOutDialog />
    </Palette>
  );
}
