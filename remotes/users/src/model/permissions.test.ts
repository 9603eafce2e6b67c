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
    'some records',
    [
      { action: 'manage', subject: 'User', conditions: { ownerId: '$person' } },
      { action: 'read', subject: 'User' },
      { action: 'delete', subject: 'User', inverted: true },
    ],
    ['roo-', '----'],
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
    [read, create, update, remove]
      .map((extent, place) => ({ none: '-', own: 'o', all: 'rcud'.charAt(place) })[extent])
      .join(''),
  );
  expect(rows).toEqual(expected);
});

const granted: AbilityRule[] = [{ action: 'read', subject: 'Blog' }];
const mayWrite = { action: 'update', subject: 'Blog' };
const ofOwn = { action: 'read', subject: 'Blog', conditions: { authorId: '$person' } };
const mayNotRead = { action: 'read', subject: 'Blog', inverted: true };

test.each<[string, AbilityRule[], Parameters<typeof withChange>[2], AbilityRule[]]>([
  ['something more', [], { ...mayWrite, action: 'update', extent: 'all' }, [mayWrite]],
  ['what is granted already', [], { subject: 'Blog', action: 'read', extent: 'all' }, []],
  ['what is granted, taken', [mayWrite], { subject: 'Blog', action: 'read', extent: 'none' }, [mayWrite, mayNotRead]],
  ['and given back', [mayNotRead, mayWrite], { subject: 'Blog', action: 'read', extent: 'all' }, [mayWrite]],
  ['one’s own alone', [], { subject: 'Blog', action: 'read', extent: 'own', owner: 'authorId' }, [mayNotRead, ofOwn]],
  ['all again', [mayNotRead, ofOwn], { subject: 'Blog', action: 'read', extent: 'all' }, []],
  ['what was given, taken again', [mayWrite], { subject: 'Blog', action: 'update', extent: 'none' }, []],
])('%s', (_, changes, change, expected) => {
  expect(withChange(changes, granted, change)).toEqual(expected);
});
