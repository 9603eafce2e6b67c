export {
  type Autosave,
  type AutosaveOptions,
  type AutosaveState,
  type AutosaveView,
  createAutosave,
  type Merged,
  type WriteResult,
} from './createAutosave';
export { createStoredDraft, type StoredDraft, type StoredDraftOptions } from './storedDraft';
export { useStoredDraft, useStoredText } from './useStoredDraft';
