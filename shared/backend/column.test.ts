import { createColumn, createColumnReader, whenColumnsRead } from './column';

const rowsWith = (onRead: () => void, count: number) =>
  Array.from({ length: count }, (_, id) => ({
    get title() {
      onRead();
      return `Title ${id}`;
    },
  }));

test('many rows are read ahead, a part at a time, and once in their life', () => {
  jest.useFakeTimers();
  let read = 0;
  const rows = rowsWith(() => (read += 1), 600);
  const getTitles = createColumn((row: { title: string }) => row.title);
  const readColumns = createColumnReader([getTitles]);
  readColumns(rows);
  expect(read).toBe(0);
  jest.advanceTimersToNextTimer();
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(rows.length);
  jest.runAllTimers();
  readColumns(rows);
  jest.runAllTimers();
  expect(getTitles(rows)[599]).toBe('Title 599');
  expect(read).toBe(rows.length);
});

test('of rows that were read nobody waits again when one among them changed', async () => {
  jest.useFakeTimers();
  const rows = rowsWith(() => {}, 600);
  const readColumns = createColumnReader([createColumn((row: { title: string }) => row.title)]);
  readColumns(rows);
  await jest.runAllTimersAsync();
  readColumns(rows.with(300, { title: 'Changed' }));
  expect(jest.getTimerCount()).toBe(0);
});

test('few rows need no preparation', () => {
  jest.useFakeTimers();
  let read = 0;
  createColumnReader([createColumn((row: { title: string }) => row.title)])(rowsWith(() => (read += 1), 20));
  jest.runAllTimers();
  expect(read).toBe(0);
});

test('a caller that needs what is read ahead waits until all of it is there', async () => {
  jest.useFakeTimers();
  let read = 0;
  const getTitles = createColumn((row: { title: string }) => row.title);
  createColumnReader([getTitles])(rowsWith(() => (read += 1), 600));
  let isThere = false;
  const waiting = whenColumnsRead().then(() => {
    isThere = true;
  });
  await jest.advanceTimersToNextTimerAsync();
  expect(isThere).toBe(false);
  await jest.runAllTimersAsync();
  await waiting;
  expect(read).toBe(600);
});
