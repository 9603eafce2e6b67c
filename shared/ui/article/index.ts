/** Long texts, written: headings, tables, code and pictures besides. An entry point of its own, for one page needs it. */
export { ArticleEditor } from './ArticleEditor';
export type { TextPlaces } from './places';
export type { SuggestingOptions, SuggestionsInText } from './suggesting';
