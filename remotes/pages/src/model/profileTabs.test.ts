import { profileTabPath, profileTabs, readProfileTab } from './profileTabs';

test('each tab is found again by the last part of its address', () => {
  const lastPart = (path: string) => path.split('/')[3];
  expect(profileTabs.map((tab) => readProfileTab(lastPart(profileTabPath(tab))))).toEqual(profileTabs);
  expect(readProfileTab('wishes')).toBeUndefined();
});
