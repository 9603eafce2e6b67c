import { type ReactElement, useEffect, useMemo } from 'react';
import { matchPath, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSessionState, useShellServices } from '../apps/ShellServices';
import { PathnameProvider } from '../common/GuardedRouter';
import { lazyPage } from '../common/lazyPage';
import { PageTitles } from '../common/PageTitles';
import { landingPath, signInPath } from '../session/landingPath';
import { SignInPage } from '../session/SignInPage';
import { PublicLayout } from './PublicLayout';

const RegisterPage = lazyPage(() => import(/* webpackChunkName: "guest" */ '../session/RegisterPage'));
const ForgotPasswordPage = lazyPage(() => import(/* webpackChunkName: "guest" */ '../session/ForgotPasswordPage'));
const ConfirmAddressPage = lazyPage(() => import(/* webpackChunkName: "guest" */ '../session/ConfirmAddressPage'));
const LinkPage = lazyPage(() => import(/* webpackChunkName: "guest" */ '../session/LinkPage'));
const ResetPasswordPage = lazyPage(() => import(/* webpackChunkName: "guest" */ '../session/ResetPasswordPage'));

interface GuestPage {
  path: string;
  element: ReactElement;
  /** A person who is signed in is led on to their start. */
  guestOnly?: boolean;
  /** It is about a password: where people have none, it leads to the sign-in that there is. */
  needsPassword?: boolean;
}

/** The guest pages, open to everyone. They need nothing of what is loaded for people who are signed in. */
export const guestPages: readonly GuestPage[] = [
  { path: '/login', element: <SignInPage />, guestOnly: true },
  { path: '/register', element: <RegisterPage />, guestOnly: true, needsPassword: true },
  { path: '/forgot-password', element: <ForgotPasswordPage />, guestOnly: true, needsPassword: true },
  { path: '/reset-password/:token', element: <ResetPasswordPage />, needsPassword: true },
  { path: '/link/:token', element: <LinkPage /> },
  { path: '/confirm-address/:token', element: <ConfirmAddressPage /> },
  { path: '/pages/login-v1', element: <SignInPage variant="v1" /> },
  { path: '/pages/login-v2', element: <SignInPage variant="v2" /> },
  { path: '/pages/register-v1', element: <RegisterPage variant="v1" />, needsPassword: true },
  { path: '/pages/register-v2', element: <RegisterPage variant="v2" />, needsPassword: true },
  { path: '/pages/forgot-password-v1', element: <ForgotPasswordPage variant="v1" />, needsPassword: true },
  { path: '/pages/forgot-password-v2', element: <ForgotPasswordPage variant="v2" />, needsPassword: true },
  { path: '/pages/reset-password-v1', element: <ResetPasswordPage variant="v1" />, needsPassword: true },
  { path: '/pages/reset-password-v2', element: <ResetPasswordPage variant="v2" />, needsPassword: true },
];

const guestPageAt = (pathname: string): GuestPage | undefined =>
  guestPages.find(({ path }) => matchPath(path, pathname) !== null);

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
