import { useEffect, useMemo } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { usePage, usePageSession } from '../apps/ShellServices';
import { PageTitles } from '../common/PageTitles';
import { PathnameProvider } from '../common/PathnameProvider';
import { signInPath } from '../session/askedPath';
import { landingPath } from '../session/landingPath';
import { guestPageAt } from './guestPages';
import { LazyHostedPages, LazySignedOutDialog } from './hostedParts';
import { isOpenPath } from './openPaths';
import { PublicLayout } from './PublicLayout';

/** The guest pages without the frame; everything else in it, for people who are signed in. */
export const Root = () => (
  <PathnameProvider>
    <ConnectedRouter />
    <PageTitles>
      <Routed />
    </PageTitles>
  </PathnameProvider>
);

/** Lets the page's services lead from page to page. */
function ConnectedRouter() {
  const { connectRouter } = usePage().services;
  const navigate = useNavigate();
  useEffect(() => connectRouter((to, options) => void navigate(to, options)), [connectRouter, navigate]);
  return null;
}

function Routed() {
  const { pathname, search, hash } = useLocation();
  const { status, user } = usePageSession();
  const { Hosted, hasPasswords, releaseStore } = usePage();
  // One element: another query in the address does not render the frame again.
  const hosted = useMemo(
    () => (
      <Hosted>
        <LazyHostedPages />
      </Hosted>
    ),
    [Hosted],
  );

  const guest = guestPageAt(pathname);
  if (guest?.needsPassword && !hasPasswords) return <Navigate to={`/login${search}`} replace />;
  if (guest?.guestOnly && status === 'signedIn' && user)
    return <Navigate to={landingPath(search, user, releaseStore.get().apps)} replace />;
  if (guest)
    return (
      <>
        <PublicLayout key={pathname}>{guest.element}</PublicLayout>
        {!guest.guestOnly && status === 'expired' && (
          <Hosted>
            <LazySignedOutDialog />
          </Hosted>
        )}
      </>
    );

  if (status === 'signedOut' && !isOpenPath(pathname))
    return <Navigate to={signInPath(pathname + search + hash)} replace />;

  return hosted;
}
