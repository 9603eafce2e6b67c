import { type Fate, spared } from './crashingFs';

/** What happens to the disk of a test now: for its `node:fs`, which is a `mortalDisk`. */
export const diskFate: { now: Fate } = { now: spared() };
