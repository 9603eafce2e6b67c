import { tabOfField } from './editTabs';

test.each([
  ['email', 'account'],
  ['role', 'account'],
  ['dob', 'information'],
  ['address.city', 'information'],
  ['social.github', 'social'],
])('the field %s is on the tab %s', (field, tab) => {
  expect(tabOfField(field)).toBe(tab);
});
