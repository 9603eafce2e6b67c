/** @jest-environment node */
import type { StoredUser } from './tables';
import { changedFields } from './timeline';

const user: StoredUser = {
  id: 3,
  fullName: 'Ann',
  username: 'ann',
  email: 'ann@example.com',
  company: '',
  country: '',
  contact: '',
  role: 'editor',
  currentPlan: 'basic',
  status: 'active',
  avatar: null,
  lastSeen: null,
};

test.each<[Partial<StoredUser>, string[]]>([
  [{}, []],
  [{ fullName: 'Anna', role: 'author' }, ['fullName', 'role']],
  [{ lastSeen: '2026-11-12', addedAt: 5, rev: 7 }, []],
  [{ website: 'https://example.com' }, ['website']],
  [{ website: undefined }, []],
])('of %j the timeline names %j', (change, fields) => {
  expect(changedFields(user, { ...user, ...change })).toEqual(fields);
});
