import type { AbilityRule } from '@atrium/backend';
import { permissionsOf } from './permissions';

const subjects = ['User', 'Blog'];

test.each<[string, AbilityRule[], string[]]>([
  ['no rule allows nothing', [], ['----', '----']],
  ['manage all allows everything', [{ action: 'manage', subject: 'all' }], ['rcud', 'rcud']],
  [
    'a later rule takes away',
    [
      { action: 'manage', subject: 'all' },
      { action: 'delete', subject: 'User', inverted: true },
    ],
    ['rcu-', 'rcud'],
  ],
  [
    'single actions',
    [
      { action: 'read', subject: 'User' },
      { action: 'manage', subject: 'Blog' },
    ],
    ['r---', 'rcud'],
  ],
])('%s', (_, rules, expected) => {
  const rows = permissionsOf(rules, subjects).map(({ allowed: { read, create, update, delete: remove } }) =>
    [read && 'r', create && 'c', update && 'u', remove && 'd'].map((letter) => letter || '-').join(''),
  );
  expect(rows).toEqual(expected);
});
