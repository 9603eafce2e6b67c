/** What the gallery knows of the kit: its entries, the code of their examples, and what they show. */
export type { Entry } from './entry';
export { allEntries } from './entryGroups';
export { type Prop, readProps, readStandards } from './model/readProps';
export { type Example, readExamples, readExport, wordsOf } from './model/readSource';
export { LinkCards } from './parts/LinkCards';
export { Prose } from './parts/Prose';
export { readEntry, readPart } from './sources';
export type { Trial } from './trial/defineTrial';
export { StatesTable } from './trial/StatesTable';
export { TryIt } from './trial/TryIt';
export { loadTrials } from './trials';
