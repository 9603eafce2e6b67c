import { postPath, profileTabPath, profileTabs, readProfileTab } from './profileTabs';

test('each tab is found again by the last part of its address', () => {
  const lastPart = (path: string) => path.split('/')[3];
  expect(profileTabs.map((tab) => readProfileTab(lastPart(profileTabPath(tab))))).toEqual(profileTabs);
  expect(readProfileTab('wishes')).toBeUndefined();
});

test('a page of somebody else, and a post on it, say whose they are', () => {
  expect(profileTabPath('photos', 4)).toBe('/pages/profile/photos?person=4');
  expect(postPath(4, 12)).toBe('/pages/profile?person=4#post-12');
});
