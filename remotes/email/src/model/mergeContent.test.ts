import { blankContent, type MailContent } from './composition';
import { mergeContent } from './mergeContent';

const ann = { name: 'Ann', email: 'ann@example.com' };
const base: MailContent = { ...blankContent, to: [ann], subject: 'Plan', html: '<p>One</p>' };

test.each<[string, Partial<MailContent>, Partial<MailContent>, Partial<MailContent>, boolean]>([
  ['what only they changed is taken', {}, { subject: 'Theirs' }, { subject: 'Theirs' }, false],
  ['what only I changed stays', { html: '<p>Mine</p>' }, {}, { html: '<p>Mine</p>' }, false],
  [
    'different parts go together',
    { html: '<p>Mine</p>' },
    { subject: 'Theirs', to: [] },
    { html: '<p>Mine</p>', subject: 'Theirs', to: [] },
    false,
  ],
  ['the same change is no clash', { subject: 'Both' }, { subject: 'Both' }, { subject: 'Both' }, false],
  ['equal people are no change', { subject: 'Mine' }, { to: [{ ...ann }] }, { subject: 'Mine', to: [ann] }, false],
  ['one part changed by both clashes', { subject: 'Mine' }, { subject: 'Theirs' }, { subject: 'Mine' }, true],
])('%s', (_what, mine, theirs, expected, isConflict) => {
  const merged = mergeContent(base, { ...base, ...mine }, { ...base, ...theirs });
  expect(merged.content).toEqual({ ...base, ...expected });
  expect(merged.isConflict).toBe(isConflict);
});
