import type { NewApiToken } from '../api/account/schemas';
import { type ApiTokenAccess, accessOf, toRules } from './apiTokenRules';

test.each<[string, ApiTokenAccess, NewApiToken['rules']]>([
  ['all', { access: 'all', readable: [], changeable: [] }, [{ action: 'manage', subject: 'all' }]],
  ['reading', { access: 'read', readable: [], changeable: [] }, [{ action: 'read', subject: 'all' }]],
  [
    'some',
    { access: 'chosen', readable: ['Help'], changeable: ['Task'] },
    [
      { action: 'manage', subject: 'Task' },
      { action: 'read', subject: 'Help' },
    ],
  ],
])('%s: rules, and back', (_, access, rules) => {
  expect(toRules(access)).toEqual(rules);
  expect(accessOf({ rules })).toEqual(access);
});

test('what is changed is read, too', () => {
  const rules = toRules({ access: 'chosen', readable: ['Task', 'Help'], changeable: ['Task'] });
  expect(rules).toEqual([
    { action: 'manage', subject: 'Task' },
    { action: 'read', subject: 'Help' },
  ]);
});

test('subjects that were chosen once do not count for a token of everything', () => {
  expect(toRules({ access: 'read', readable: [], changeable: ['Task'] })).toEqual([{ action: 'read', subject: 'all' }]);
});
