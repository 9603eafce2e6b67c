import type { ReactElement } from 'react';
import { matchPath } from 'react-router-dom';
import { SignInPage } from '../auth/SignInPage';
import { lazyPage } from '../lazy/lazyPage';

const RegisterPage = lazyPage(() => import('../auth/RegisterPage'));
const ForgotPasswordPage = lazyPage(() => import('../auth/ForgotPasswordPage'));
const ResetPasswordPage = lazyPage(() => import('../auth/ResetPasswordPage'));
const ComingSoonPage = lazyPage(() => import('../pages/ComingSoonPage'));
const MaintenancePage = lazyPage(() => import('../pages/MaintenancePage'));

interface BarePage {
  path: string;
  element: ReactElement;
  /** A person who is signed in is led on to their start. */
  guestOnly?: boolean;
}

/** The pages without the frame: open to everyone, signed in or not. */
export const barePages: readonly BarePage[] = [
  { path: '/login', element: <SignInPage />, guestOnly: true },
  { path: '/register', element: <RegisterPage />, guestOnly: true },
  { path: '/forgot-password', element: <ForgotPasswordPage />, guestOnly: true },
  { path: '/reset-password/:token', element: <ResetPasswordPage /> },
  { path: '/pages/login-v1', element: <SignInPage variant="v1" /> },
  { path: '/pages/login-v2', element: <SignInPage variant="v2" /> },
  { path: '/pages/register-v1', element: <RegisterPage variant="v1" /> },
  { path: '/pages/register-v2', element: <RegisterPage variant="v2" /> },
  { path: '/pages/forgot-password-v1', element: <ForgotPasswordPage variant="v1" /> },
  { path: '/pages/forgot-password-v2', element: <ForgotPasswordPage variant="v2" /> },
  { path: '/pages/reset-password-v1', element: <ResetPasswordPage variant="v1" /> },
  { path: '/pages/reset-password-v2', element: <ResetPasswordPage variant="v2" /> },
  { path: '/misc/coming-soon', element: <ComingSoonPage /> },
  { path: '/misc/maintenance', element: <MaintenancePage /> },
];

/** The page without the frame at an address, if there is one. */
export const barePageAt = (pathname: string): BarePage | undefined =>
  barePages.find(({ path }) => matchPath(path, pathname) !== null);
