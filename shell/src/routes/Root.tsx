import { Navigate, useLocation } from 'react-router-dom';
import { ConnectRouter, useSession } from 'shared/runtime';
import { landingPath } from '../auth/landingPath';
import { SignedOutDialog } from '../auth/SignedOutDialog';
import { PageTitles } from '../hooks/pageTitle';
import { barePageAt } from './barePages';
import { LazyFrame } from './LazyFrame';
import { PublicLayout } from './PublicLayout';
import { shellPages } from './shellPages';

/** Sign-in and its like without the frame; everything else in it, for people who are signed in. */
export function Root() {
  return (
    <PageTitles>
      <ConnectRouter />
      <Routed />
    </PageTitles>
  );
}

function Routed() {
  const { pathname, search, hash } = useLocation();
  const { status, user } = useSession();

  const bare = barePageAt(pathname);
  if (bare?.guestOnly && status === 'signedIn' && user) return <Navigate to={landingPath(search, user)} replace />;
  if (bare)
    return (
      <>
        <PublicLayout key={pathname}>{bare.element}</PublicLayout>
        {!bare.guestOnly && <SignedOutDialog />}
      </>
    );

  if (status === 'signedOut') {
    const open = shellPages.find(({ path, isPublic }) => isPublic && path === pathname);
    if (open) return <PublicLayout>{open.element}</PublicLayout>;
    const to = pathname === '/' ? '' : `?to=${encodeURIComponent(pathname + search + hash)}`;
    return <Navigate to={`/login${to}`} replace />;
  }

  return <LazyFrame />;
}
