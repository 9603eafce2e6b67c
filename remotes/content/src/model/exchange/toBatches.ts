import { maxImported } from '../../api/schemas/limits';

/** Characters of one call, which may have 16 MB; some characters take four bytes. */
const maxLength = 4_000_000;

/** Entries in calls that are neither too long nor too many; one that is too long alone goes alone. */
export function toBatches<Entry extends { body: string }>(entries: readonly Entry[]): Entry[][] {
  const batches: Entry[][] = [];
  let length = 0;
  for (const entry of entries) {
    const last = batches.at(-1);
    if (last && last.length < maxImported && length + entry.body.length <= maxLength) {
      last.push(entry);
      length += entry.body.length;
    } else {
      batches.push([entry]);
      length = entry.body.length;
    }
  }
  return batches;
}
