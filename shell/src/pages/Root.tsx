import { useEffect, useMemo } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSessionState, useShellServices } from '../apps/ShellServices';
import { PathnameProvider } from '../common/GuardedRouter';
import { lazyPage } from '../common/lazyPage';
import { PageTitles } from '../common/PageTitles';
import { landingPath, signInPath } from '../session/landingPath';
import { guestPageAt } from './guestPages';
import { PublicLayout } from './PublicLayout';

// All in the chunk `host`: everything for signed-in users arrives together.

/** Preloads the pages: while somebody types a password, or beside the first texts. */
export const loadHostedPages = () => import(/* webpackChunkName: "host" */ './HostedPages');

const LazyHostedPages = lazyPage(loadHostedPages, { isLarge: true });

const LazySignedOutDialog = lazyPage(async () => ({
  default: (await import(/* webpackChunkName: "host" */ '../session/SignedOutDialog')).SignedOutDialog,
}));

/** The pages that people who are not signed in may read, beside the guest pages. */
export const openPaths = [
  '/misc/coming-soon',
  '/misc/maintenance',
  '/misc/not-authorized',
  '/misc/error',
  '/misc/server-error',
] as const;

const isOpenPath = (pathname: string): boolean => openPaths.some((path) => path === pathname);

/** The guest pages outside the layout; everything else inside it, for people who are signed in. */
export const Root = () => (
  <PathnameProvider>
    <ConnectedRouter />
    <PageTitles>
      <Routed />
    </PageTitles>
  </PathnameProvider>
);

function ConnectedRouter() {
  const { connectRouter } = useShellServices().services;
  const navigate = useNavigate();
  useEffect(() => connectRouter((to, options) => void navigate(to, options)), [connectRouter, navigate]);
  return null;
}

function Routed() {
  const { pathname, search, hash } = useLocation();
  const { status, user } = useSessionState();
  const { WithAppHost, hasPasswords } = useShellServices();
  // A stable element: another query in the address does not render the layout again.
  const hosted = useMemo(
    () => (
      <WithAppHost>
        <LazyHostedPages />
      </WithAppHost>
    ),
    [WithAppHost],
  );

  const guest = guestPageAt(pathname);
  if (guest?.needsPassword && !hasPasswords) return <Navigate to={`/login${search}`} replace />;
  if (guest?.guestOnly && status === 'signedIn' && user) return <Navigate to={landingPath(search)} replace />;
  if (guest)
    return (
      <>
        <PublicLayout key={pathname}>{guest.element}</PublicLayout>
        {!guest.guestOnly && status === 'expired' && (
          <WithAppHost>
            <LazySignedOutDialog />
          </WithAppHost>
        )}
      </>
    );

  if (status === 'signedOut' && !isOpenPath(pathname))
    return <Navigate to={signInPath(pathname + search + hash)} replace />;

  return hosted;
}
