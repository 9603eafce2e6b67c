/** @jest-environment node */
import { testMail } from '../testing/testMail';
import { columns, prepareSearch } from './searchedTexts';

test('many mails are read ahead of a search, a part at a time, and once in their life', () => {
  jest.useFakeTimers();
  let read = 0;
  const mails = Array.from({ length: 600 }, (_, id) => ({
    ...testMail({ id }),
    message: '',
    replies: [],
    get subject() {
      read += 1;
      return 'Lisbon';
    },
  }));
  prepareSearch(mails);
  expect(read).toBe(0);
  jest.advanceTimersToNextTimer();
  expect(read).toBeLessThan(mails.length);
  jest.runAllTimers();
  const reads = read;
  prepareSearch(mails);
  jest.runAllTimers();
  expect(columns.subject(mails)).toHaveLength(mails.length);
  expect(columns.text(mails)[599]).toContain('lisbon');
  expect(read).toBe(reads);
});
