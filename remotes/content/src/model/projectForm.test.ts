import { blankProject, toProjectChange, toProjectDraft } from './projectForm';

const zone = 'Europe/Lisbon';

test('a day of the form is the end of work on that day, and is that day again', () => {
  const { dueAt } = toProjectChange({ dueDay: '2026-07-01' }, zone);
  expect(dueAt).toBe('2026-07-01T17:00:00.000Z');
  expect(toProjectDraft({ ...blankProject, dueAt: dueAt ?? null }, zone).dueDay).toBe('2026-07-01');
});

test.each([
  ['what was not changed is not sent', { name: 'Spring' }, { name: 'Spring' }],
  ['a day that was taken away is sent as none', { dueDay: null }, { dueAt: null }],
])('%s', (_name, changed, sent) => expect(toProjectChange(changed, zone)).toEqual(sent));
