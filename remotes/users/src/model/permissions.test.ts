import type { AbilityRule } from '@atrium/backend';
import { permissionsOf, withChange } from './permissions';

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

const granted: AbilityRule[] = [{ action: 'read', subject: 'Blog' }];
const mayWrite = { action: 'update', subject: 'Blog' };
const mayNotRead = { action: 'read', subject: 'Blog', inverted: true };

test.each<[string, AbilityRule[], Parameters<typeof withChange>[2], AbilityRule[]]>([
  ['something more', [], { ...mayWrite, action: 'update', isAllowed: true }, [mayWrite]],
  ['what is granted already', [], { subject: 'Blog', action: 'read', isAllowed: true }, []],
  ['what is granted, taken', [mayWrite], { subject: 'Blog', action: 'read', isAllowed: false }, [mayWrite, mayNotRead]],
  ['and given back', [mayNotRead, mayWrite], { subject: 'Blog', action: 'read', isAllowed: true }, [mayWrite]],
  ['what was given, taken again', [mayWrite], { subject: 'Blog', action: 'update', isAllowed: false }, []],
])('%s', (_, changes, change, expected) => {
  expect(withChange(changes, granted, change)).toEqual(expected);
});
