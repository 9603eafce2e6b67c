import type { EmittedManifest } from '@atrium/contract';
import type { SessionUser } from '@atrium/sdk/page';
import { createMongoAbility } from '@casl/ability';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShellServices } from '../apps/ShellServices';
import type { AuthVariant } from './authPath';

type Person = Pick<SessionUser, 'ability'>;

function hasHome({ ability }: Person, apps: readonly EmittedManifest[]): boolean {
  const home = apps.flatMap(({ paths }) => paths).find(({ path }) => path === '/');
  if (!home?.requires) return home !== undefined;
  return createMongoAbility(ability).can(home.requires.action, home.requires.subject);
}

/**
 * First page after signing in: the requested one, else the first page for those who may see it, else the access page.
 * @param search the query of the sign-in page; `?to=` holds the requested page
 * @param apps the apps of this tab; one of them owns the first page
 */
export const landingPath = (search: string, person: Person, apps: readonly EmittedManifest[]): string =>
  requestedPath(search) ?? (hasHome(person, apps) ? '/' : '/access-control');

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
  const { greeting, releaseStore } = useShellServices();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (user) => {
    greeting.set(t('signIn.welcome', { name: user.fullName }));
    // If guests may stay here, the route itself has already navigated.
    if (variant !== 'main') navigate(landingPath(search, user, releaseStore.get().apps), { replace: true });
  };
}
