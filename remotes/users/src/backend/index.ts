import { answerCall, defineBackend, ok, readList, readRows, z } from '@atrium/backend';
import * as bin from '../api/binSchemas';
import { calls } from '../api/calls';
import * as events from '../api/eventSchemas';
import * as schemas from '../api/schemas';
import { userBin } from './bin';
import { binCalls } from './binCalls';
import { findContacts } from './contacts';
import { userImport } from './importUsers';
import { manyUsersCalls } from './manyUsers';
import { namedRoleCalls } from './namedRoleCalls';
import { oneUserCalls } from './oneUser';
import { roleCalls } from './roles';
import { sessionCalls } from './sessions';
import { userEventsTable, usersTable } from './tables';
import { timelineCall } from './timeline';
import { toUsers } from './toUser';
import { ownChangeTopic, receiveOwnChange } from './userAddress';
import { getOrder, toWhere, usualOrder } from './userSearch';
import { receiveWebhookOff } from './webhookOff';

const { User, UserPage, UserQuery } = schemas;

const defaultPerPage = 10;

export default defineBackend({
  id: 'users',
  api: { about: 'People with an account, their roles and permissions', calls },
  subject: 'User',
  // People belong to the core backend.
  needs: ['people'],
  listeners: { [ownChangeTopic]: receiveOwnChange, 'webhooks.off': receiveWebhookOff },
  tables: [usersTable, userEventsTable, userBin.table, userImport.table],
  entities: { ...schemas, ...events, ...bin },
  restores: { user: { key: usersTable, bin: userBin.table, unique: ['email', 'username'] } },
  search: findContacts,
  due: userBin.due,
  calls: [
    answerCall(calls.getAllUsers, {
      summary: 'All users',
      answer: z.array(User),
      async handle(store) {
        const rows = await readRows(store, store.table(usersTable), { orderBy: usualOrder }, {}, defaultPerPage);
        return ok(await toUsers(store, rows));
      },
    }),
    answerCall(calls.getUsers, {
      summary: 'A page of the users that match, those added since first',
      notes:
        'q looks into full name, username and address. role, currentPlan and status take one value, several (active,pending) or all but some (!inactive).',
      input: UserQuery,
      answer: UserPage,
      async handle(store, { input }) {
        const query = { where: toWhere(input), orderBy: getOrder(input) };
        const paging = { page: input.page ?? 1, perPage: input.perPage };
        const { rows, total } = await readList(store, store.table(usersTable), query, paging, defaultPerPage);
        return ok({ users: await toUsers(store, rows), total });
      },
    }),
    ...roleCalls,
    ...namedRoleCalls,
    ...sessionCalls,
    ...oneUserCalls,
    ...manyUsersCalls,
    ...binCalls,
    ...userImport.calls,
    timelineCall,
  ],
});
