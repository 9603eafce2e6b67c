export {
  type AutosaveOptions,
  type AutosaveState,
  createAutosave,
  type Merged,
  type WriteResult,
} from './createAutosave';
export { createStoredDraft } from './storedDraft';
export { useStoredDraft, useStoredText } from './useStoredDraft';
