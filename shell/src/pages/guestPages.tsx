import type { ReactElement } from 'react';
import { matchPath } from 'react-router-dom';
import { lazyPage } from '../common/lazyPage';
import { SignInPage } from '../session/SignInPage';

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

export const guestPageAt = (pathname: string): GuestPage | undefined =>
  guestPages.find(({ path }) => matchPath(path, pathname) !== null);
