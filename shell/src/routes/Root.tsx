import { Navigate, useLocation } from 'react-router-dom';
import { ConnectRouter, useSession } from 'shared/runtime';
import { SignedOutDialog } from '../auth/SignedOutDialog';
import { SignInPage } from '../auth/SignInPage';
import { Frame } from '../frame/Frame';
import { PageTitles } from '../frame/pageTitle';
import { Palette } from '../palette/Palette';
import { FramedPage } from './FramedPage';
import styles from './Root.module.css';

/** Sign-in without the frame; everything else in it, for whoever is signed in. */
export function Root() {
  return (
    <PageTitles>
      <ConnectRouter />
      <Routed />
    </PageTitles>
  );
}

function Routed() {
  const { pathname, search } = useLocation();
  const { status } = useSession();
  if (pathname === '/login') return <SignInPage />;
  if (status === 'signedOut') {
    if (pathname.startsWith('/misc/'))
      return (
        <main className={styles.bare}>
          <FramedPage />
        </main>
      );
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
