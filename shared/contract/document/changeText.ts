import type * as Y from 'yjs';

/** Replaces the part of a text that differs, so that what others write beside it stays. */
export function changeText(text: Y.Text, after: string): void {
  const before = text.toString();
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  if (before.length > start + end) text.delete(start, before.length - start - end);
  if (after.length > start + end) text.insert(start, after.slice(start, after.length - end));
}
