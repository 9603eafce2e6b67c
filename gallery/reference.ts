/** Public interface of the gallery: its entries, the code of their examples, and the exports that they show. */
export type { Entry } from './catalog/entry';
export { allEntries } from './catalog/entryGroups';
export { readComponent, readEntry } from './catalog/sources';
export { LinkCards } from './components/LinkCards';
export { Prose } from './components/Prose';
export { type Prop, readProps, readStandards } from './model/readProps';
export { type Example, readExamples, readExport, wordsOf } from './model/readSource';
export type { Trial } from './trial/defineTrial';
export { StatesTable } from './trial/StatesTable';
export { TryIt } from './trial/TryIt';
export { loadTrials } from './trials';
