import { suggestName, suggestUsername } from './userDraft';

test.each([
  ['anna.meier@example.com', 'anna.meier', 'Anna Meier'],
  ['TOM_okafor@example.com', 'tom_okafor', 'Tom Okafor'],
  ['lucía+work@example.com', 'luciawork', 'Lucía Work'],
  ['用户@例子.广告', '用户', '用户'],
  ['Łukasz.Żak@example.com', 'lukasz.zak', 'Łukasz Żak'],
  ['søren.ægir@example.com', 'soren.aegir', 'Søren Ægir'],
  ['bea42@example.com', 'bea42', 'Bea42'],
  ['42@example.com', '42', ''],
  ['', '', ''],
])('for %s the user name %s and the name %s are suggested', (email, username, name) => {
  expect(suggestUsername(email)).toBe(username);
  expect(suggestName(email)).toBe(name);
});
