/** Long texts that several people write at once: what they may consist of, and how they are kept. Loaded on demand. */
export { heading, link } from './articleNodes';
export { type Alignment, BlockAttributes, directionHolders } from './blockAttributes';
export { changeText } from './changeText';
export { Picture } from './picture';
export {
  beginDocument,
  changeDocument,
  type Encoded,
  isSuggestion,
  isUpdate,
  readDocument,
  type SharedFields,
  type Synced,
  sharedParts,
  suggestBody,
  syncDocument,
} from './sharedDocument';
export { listSuggestions, type Suggestion } from './suggestions/listSuggestions';
export { type Decision, resolveSuggestions, withoutSuggestions } from './suggestions/resolveSuggestions';
export { changeBetween, suggestChange, type TextChange } from './suggestions/suggestChange';
export { createSuggestionId, suggestionExtensions } from './suggestions/suggestionSchema';
export { changeTable, emptyTable, tableExtensions } from './tables';
export { wordMarks } from './wordMarks';
