import type { AbilityRule } from '@atrium/backend';
import { withChange } from './roleChanges';

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
