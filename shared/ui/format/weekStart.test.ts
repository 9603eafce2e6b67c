import { defaultPreferences } from '@atrium/contract';
import { setCurrentPreferences } from './useFormat';
import { weekStartOf } from './weekStart';

test('a week begins as the language has it, until the person says otherwise', () => {
  expect([weekStartOf('en'), weekStartOf('pt')]).toEqual([1, 7]);
  setCurrentPreferences({ ...defaultPreferences, weekStart: 'saturday' });
  expect([weekStartOf('en'), weekStartOf('pt')]).toEqual([6, 6]);
  setCurrentPreferences(defaultPreferences);
});
