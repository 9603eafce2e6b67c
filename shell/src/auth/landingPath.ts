import { createMongoAbility } from '@casl/ability';
import type { SessionUser } from 'shared/runtime';

const origin = 'https://atrium.invalid';

/** A path of this very page: `//elsewhere` and `https://elsewhere` would leave it, as browsers read them. */
const isOwnPath = (path: string) => path.startsWith('/') && URL.parse(path, origin)?.origin === origin;

/**
 * Where a person lands after signing in: the page they asked for, else the overview for those who may see it, else the
 * access page.
 * @param search the query of the sign-in page; `?to=` holds the page that was asked for
 */
export function landingPath(search: string, user: Pick<SessionUser, 'ability'>): string {
  const asked = new URLSearchParams(search).get('to');
  if (asked && isOwnPath(asked)) return asked;
  return createMongoAbility(user.ability).can('read', 'Analytics') ? '/' : '/access-control';
}
