import { isAt } from './useOpenedNotifications';

test.each([
  ['/apps/chat/8', '/apps/chat/8', '', true],
  ['/apps/chat/8', '/apps/chat/8', '?info=1', true],
  ['/apps/chat/8', '/apps/chat', '', false],
  ['/apps/email?mail=43', '/apps/email', '?mail=43&q=a', true],
  ['/apps/email?mail=43', '/apps/email', '', false],
])('what %s leads to is on screen at %s%s: %s', (link, pathname, search, isShown) => {
  expect(isAt(link, { pathname, search })).toBe(isShown);
});
