import { answerCall, defineBackend, ok, selectPage, sortFound, z } from '@atrium/backend';
import * as bin from '../api/binSchemas';
import { calls } from '../api/calls';
import * as events from '../api/eventSchemas';
import * as schemas from '../api/schemas';
import { userBin } from './bin';
import { binCalls } from './binCalls';
import { findContacts } from './contacts';
import { manyUsersCalls } from './manyUsers';
import { namedRoleCalls } from './namedRoleCalls';
import { oneUserCalls } from './oneUser';
import { roleCalls } from './roles';
import { sessionCalls } from './sessions';
import { userEventsKey, usersKey } from './tables';
import { timelineCall } from './timeline';
import { toUser } from './toUser';
import { ownChangeTopic, receiveOwnChange } from './userAddress';
import { findUsers, getOrder } from './userSearch';

const { User, UserPage, UserQuery } = schemas;

const defaultPerPage = 10;

export default defineBackend({
  id: 'users',
  subject: 'User',
  // People belong to the core backend.
  needs: ['people'],
  listeners: { [ownChangeTopic]: receiveOwnChange },
  tables: [userEventsKey, userBin.key],
  entities: { ...schemas, ...events, ...bin },
  restores: { user: { key: usersKey, unique: ['email', 'username'] } },
  search: findContacts,
  due: userBin.due,
  calls: [
    answerCall(calls.getAllUsers, {
      summary: 'All users',
      answer: z.array(User),
      handle: (store) => ok(sortFound(findUsers(store, {}), getOrder({})).map((user) => toUser(store, user))),
    }),
    answerCall(calls.getUsers, {
      summary: 'A page of the users that match, those added since first',
      notes:
        'q looks into full name, username and address. role, currentPlan and status take one value, several (active,pending) or all but some (!inactive).',
      input: UserQuery,
      answer: UserPage,
      handle(store, { input }) {
        const found = findUsers(store, input);
        const page = selectPage(found, getOrder(input), input, defaultPerPage);
        return ok({ users: page.map((user) => toUser(store, user)), total: found.places.length });
      },
    }),
    ...roleCalls,
    ...namedRoleCalls,
    ...sessionCalls,
    ...oneUserCalls,
    ...manyUsersCalls,
    ...binCalls,
    timelineCall,
  ],
});
