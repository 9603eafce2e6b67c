import type { MailView } from '../api/mailView';
import { testMail } from '../testing/testMail';
import { belongsTo, groupByFolder, labelTargets, toggleLabel } from './mailChange';
import { moveTargets } from './moveTargets';

const view = (given: Partial<MailView>): MailView => ({ folder: 'inbox', q: '', ...given });

test.each([
  [view({}), testMail({ id: 1 }), true],
  [view({}), testMail({ id: 1, folder: 'spam' }), false],
  [view({ folder: 'all' }), testMail({ id: 1, folder: 'sent' }), true],
  [view({ folder: 'all' }), testMail({ id: 1, folder: 'trash' }), false],
  [view({ folder: 'starred' }), testMail({ id: 1, isStarred: true }), true],
  [view({ folder: 'starred' }), testMail({ id: 1, isStarred: true, folder: 'trash' }), false],
  [view({ folder: 'starred' }), testMail({ id: 1 }), false],
  [view({ label: 'company' }), testMail({ id: 1 }), false],
  [view({ label: 'company' }), testMail({ id: 1, labels: ['company'] }), true],
])('%o holds %o: %s', (list, mail, isThere) => {
  expect(belongsTo(list, mail)).toBe(isThere);
});

test('a label is put on and taken off', () => {
  const labelled = toggleLabel(testMail({ id: 1, labels: ['private'] }), 'company');
  expect(labelled.labels).toEqual(['private', 'company']);
  expect(toggleLabel(labelled, 'private').labels).toEqual(['company']);
});

test('labelling a mixed choice touches only those that lack it, a uniform one all', () => {
  const [bare, labelled] = [testMail({ id: 1 }), testMail({ id: 2, labels: ['company'] })];
  expect(labelTargets([bare, labelled], 'company')).toEqual([bare]);
  expect(labelTargets([labelled], 'company')).toEqual([labelled]);
});

test('mails are grouped by the folder they go back to', () => {
  const emails = [testMail({ id: 1 }), testMail({ id: 2, folder: 'spam' }), testMail({ id: 3 })];
  expect(groupByFolder(emails)).toEqual([
    ['inbox', [1, 3]],
    ['spam', [2]],
  ]);
});

test('nothing is moved to where it is, nor made a draft or sent email by moving', () => {
  expect(moveTargets('inbox')).toEqual(['archive', 'spam', 'trash']);
  expect(moveTargets('draft')).toEqual(['trash']);
  expect(moveTargets(undefined)).toEqual(['inbox', 'archive', 'spam', 'trash']);
});
