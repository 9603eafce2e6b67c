import { accountTabPath, accountTabs, readAccountTab } from './accountTabs';

test.each(accountTabs.map((tab) => [tab]))('the address of %s leads back to it', (tab) => {
  expect(readAccountTab(accountTabPath(tab).split('/')[3])).toBe(tab);
});

test('an address of no tab is known as such', () => {
  expect(readAccountTab('wishes')).toBeUndefined();
});
