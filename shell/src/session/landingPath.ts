import type { SessionUser } from '@atrium/sdk/page';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShellServices } from '../apps/ShellServices';
import type { AuthVariant } from './authPath';

/**
 * First page after signing in: the requested one, else the start, which leads on if the person may not see it.
 * @param search the query of the sign-in page; `?to=` holds the requested page
 */
export const landingPath = (search: string): string => requestedPath(search) ?? '/';

const origin = 'https://atrium.invalid';

/** A path of this very page: `//elsewhere` and `https://elsewhere` would leave it, as browsers read them. */
const isOwnPath = (path: string) => path.startsWith('/') && URL.parse(path, origin)?.origin === origin;

/** The sign-in that leads on to a page, with all that its address says; the start is where it leads by itself. */
export const signInPath = (asked: string): string =>
  asked === '/' ? '/login' : `/login?to=${encodeURIComponent(asked)}`;

export function requestedPath(search: string): string | null {
  const asked = new URLSearchParams(search).get('to');
  return asked && isOwnPath(asked) ? asked : null;
}

/** An address's own query combined with that of the page which it leads on to. */
export function combinedSearch(search: string): string {
  const asked = new URL(requestedPath(search) ?? '/', origin).searchParams;
  return `?${new URLSearchParams([...new URLSearchParams(search), ...asked])}`;
}

/** Location state of the "not authorised" page: the address, so that another account can reach it. */
export const notAuthorizedState = (path: string) => ({ refused: path });

/** The address that was not authorised; the start page if unknown. */
export const notAuthorizedPath = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'refused' in state && typeof state.refused === 'string'
    ? state.refused
    : '/';

/** After sign-in: shows a greeting and opens the landing page. */
export function useWelcome(variant: AuthVariant): (user: SessionUser) => void {
  const { t } = useTranslation('shell');
  const { greeting } = useShellServices();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (user) => {
    greeting.set(t('signIn.welcome', { name: user.fullName }));
    // If guests may stay here, the route itself has already navigated.
    if (variant !== 'main') navigate(landingPath(search), { replace: true });
  };
}
