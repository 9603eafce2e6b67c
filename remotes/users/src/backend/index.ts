import {
  call,
  Done,
  type MockApp,
  RoleRules,
  User,
  UserAnswer,
  UserId,
  UserPage,
  UserQuery,
  UserRole,
  UserToAdd,
  UserUpdate,
} from 'shared/api';
import * as z from 'zod/mini';
import { getRules, subjects } from '../abilities';
import { created, done, ok, refuse, refuseField, unknown } from '../core/answer';
import { selectPage, sortFound } from '../core/list';
import { growUsers } from './grow';
import { checkTaken } from './identity';
import { findUsers, getOrder, toUser } from './list';
import { isLastAdmin, manyCalls } from './many';
import { mergeUser } from './merge';
import { type StoredUser, usersKey } from './tables';
import { recordAddition, recordChange, timelineCall, userEventsKey } from './timeline';

const defaultPerPage = 10;

const blank = {
  fullName: '',
  username: '',
  email: '',
  company: '',
  country: '',
  contact: '',
  role: 'subscriber' as const,
  currentPlan: 'basic' as const,
  status: 'active' as const,
  avatar: null,
  lastSeen: null,
};

export const usersApp: MockApp = {
  id: 'users',
  subject: 'User',
  tables: [usersKey, userEventsKey],
  seed: async () => (await import(/* webpackChunkName: "mock-users" */ '../seed/users.json')).default,
  grow: { users: growUsers },
  calls: [
    call({
      method: 'GET',
      path: '/api/users/list/all-data',
      summary: 'All users',
      answer: z.array(User),
      handle: (store) => ok(sortFound(findUsers(store, {}), getOrder({})).map(toUser)),
    }),
    call({
      method: 'GET',
      path: '/api/users/list/data',
      summary: 'A page of the users that match, those added since first',
      notes: 'q looks into full name, username and address; role, currentPlan and status hold exactly.',
      input: UserQuery,
      answer: UserPage,
      handle(store, { input }) {
        const found = findUsers(store, input);
        const page = selectPage(found, getOrder(input), input, defaultPerPage);
        return ok({ users: page.map(toUser), total: found.places.length });
      },
    }),
    call({
      method: 'GET',
      path: '/api/users/user',
      summary: 'One user',
      input: UserId,
      answer: UserAnswer,
      refusals: [404],
      handle(store, { input }) {
        const user = store.table(usersKey).get(input.id);
        return user ? ok({ user: toUser(user) }) : unknown('user');
      },
    }),
    call({
      method: 'GET',
      path: '/api/users/roles',
      summary: 'The rules that each role is given, and all subjects that rules name',
      answer: RoleRules,
      handle: () =>
        ok({ subjects: [...subjects], roles: UserRole.options.map((role) => ({ role, ability: getRules(role) })) }),
    }),
    call({
      method: 'POST',
      path: '/apps/users/add-user',
      summary: 'Add a user; the body is the user',
      input: UserToAdd,
      answer: UserAnswer,
      success: [201],
      handle(store, { input, user: self }) {
        const refusal = checkTaken(store, input);
        if (refusal) return refusal;
        const users = store.table(usersKey);
        const first: StoredUser = { ...blank, id: users.nextId(), addedAt: store.now() };
        const user = mergeUser(first, input);
        users.put(user);
        recordAddition(store, self, user);
        return created({ user: toUser(user) });
      },
    }),
    call({
      method: 'POST',
      path: '/apps/users/update-user',
      summary: 'Change a user; the last admin stays one, and nobody changes their own role or status',
      input: UserUpdate,
      answer: UserAnswer,
      refusals: [404],
      handle(store, { input, user: self }) {
        const before = store.table(usersKey).get(input.id);
        if (!before) return unknown('user');
        const refusal = checkTaken(store, input, before.id);
        if (refusal) return refusal;
        const user = mergeUser(before, input);
        if (user.role !== before.role && before.id === self?.id) {
          return refuseField('role', 'Nobody can change their own role.');
        }
        if (user.status !== before.status && before.id === self?.id) {
          return refuseField('status', 'Nobody can change their own status.');
        }
        if (user.role !== 'admin' && isLastAdmin(store, before)) {
          return refuseField('role', 'The last admin must stay one.');
        }
        store.table(usersKey).put(user);
        recordChange(store, self, before, user);
        return ok({ user: toUser(user) });
      },
    }),
    call({
      method: 'DELETE',
      path: '/apps/users/delete',
      summary: 'Delete a user; never the last admin, nor oneself',
      input: UserId,
      answer: Done,
      refusals: [400, 404],
      handle(store, { input, user: self }) {
        const user = store.table(usersKey).get(input.id);
        if (!user) return unknown('user');
        if (user.id === self?.id) return refuse(400, 'Nobody can delete oneself');
        if (isLastAdmin(store, user)) return refuse(400, 'The last admin cannot be deleted');
        store.bin(usersKey, user.id);
        return done();
      },
    }),
    timelineCall,
    ...manyCalls,
  ],
};
