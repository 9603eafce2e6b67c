import type { Invoice } from '../api/schemas';
import { nextReminder, reminderLetterOf } from './reminders';

const at = (days: number): Invoice['history'][number] => ({
  kind: 'reminded',
  at: `2026-11-${days}T09:00:00Z`,
  by: '',
});

test.each<[Invoice['invoiceStatus'], number, readonly number[], string | null]>([
  ['Past Due', 0, [7, 14, 28], '1 of 3 from 2026-11-08'],
  ['Past Due', 1, [7, 14, 28], '2 of 3 from 2026-11-15'],
  ['Past Due', 2, [7, 14, 28], '3 of 3 from 2026-11-29'],
  ['Past Due', 3, [7, 14, 28], null],
  ['Past Due', 0, [], null],
  ['Paid', 0, [7], null],
  ['Sent', 0, [7], null],
])('%s, after %d reminders of %j: %s', (invoiceStatus, sent, steps, next) => {
  const history = Array.from({ length: sent }, (_, index) => at(10 + index));
  const found = nextReminder({ invoiceStatus, dueDate: '2026-11-01', history }, steps);
  expect(found && `${found.step} of ${found.of} from ${found.from}`).toBe(next);
});

test.each([
  [1, 1, 'late'],
  [1, 3, 'late'],
  [2, 3, 'reminder.second'],
  [2, 2, 'reminder.last'],
  [3, 3, 'reminder.last'],
])('reminder %d of %d is the letter %s', (step, of, tone) => expect(reminderLetterOf({ step, of })).toBe(tone));
