/** What the gallery knows of the kit: its entries, the code of their examples, and what they show. */
export type { Entry } from './catalog/entry';
export { allEntries } from './catalog/entryGroups';
export { readComponent, readEntry } from './catalog/sources';
export { type Prop, readProps, readStandards } from './model/readProps';
export { type Example, readExamples, readExport, wordsOf } from './model/readSource';
export { LinkCards } from './parts/LinkCards';
export { Prose } from './parts/Prose';
export type { Trial } from './trial/defineTrial';
export { StatesTable } from './trial/StatesTable';
export { TryIt } from './trial/TryIt';
export { loadTrials } from './trials';
