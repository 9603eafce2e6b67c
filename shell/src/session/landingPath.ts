import { createMongoAbility } from '@casl/ability';
import type { EmittedManifest } from 'shared/contract';
import type { SessionUser } from 'shared/runtime';
import { askedPath } from './askedPath';

type Person = Pick<SessionUser, 'ability'>;

/** Is there a first page, and may the person open it? */
function hasHome({ ability }: Person, apps: readonly EmittedManifest[]): boolean {
  const home = apps.flatMap(({ paths }) => paths).find(({ path }) => path === '/');
  if (!home?.requires) return home !== undefined;
  return createMongoAbility(ability).can(home.requires.action, home.requires.subject);
}

/**
 * Where a person lands after signing in: the page they asked for, else the first page for those who may see it, else
 * the access page.
 * @param search the query of the sign-in page; `?to=` holds the page that was asked for
 * @param apps the apps of this tab; one of them owns the first page
 */
export const landingPath = (search: string, person: Person, apps: readonly EmittedManifest[]): string =>
  askedPath(search) ?? (hasHome(person, apps) ? '/' : '/access-control');
