import type { AbilityRule } from '@atrium/core/api';
import { createMongoAbility, type MongoAbility } from '@casl/ability';
import type { Session, SessionUser } from './types';

/** Permissions of a visitor without a session. */
const visitorRules: AbilityRule[] = [{ action: 'read', subject: 'Auth' }];

const getRules = (user: SessionUser | null) => user?.ability ?? visitorRules;

/** The one ability of the page: always the rules of the session's user, changed in place. */
export function createSessionAbility(session: Session): MongoAbility {
  const ability = createMongoAbility(getRules(session.getState().user));
  let user = session.getState().user;
  session.subscribe(() => {
    if (session.getState().user === user) return;
    user = session.getState().user;
    ability.update(getRules(user));
  });
  return ability;
}
