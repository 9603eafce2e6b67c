import { createMongoAbility } from '@casl/ability';
import type { SessionUser } from 'shared/runtime';
import { askedPath } from '../model/askedPath';

/**
 * Where a person lands after signing in: the page they asked for, else the overview for those who may see it, else the
 * access page.
 * @param search the query of the sign-in page; `?to=` holds the page that was asked for
 */
export const landingPath = (search: string, user: Pick<SessionUser, 'ability'>): string =>
  askedPath(search) ?? (createMongoAbility(user.ability).can('read', 'Analytics') ? '/' : '/access-control');
