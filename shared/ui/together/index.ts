/** Texts that several people write at once. An entry point of its own: few pages need it, and Yjs is large. */
export type { Answer, DocumentLink, Outcome, Sent } from './documentLink';
export type { PersonHere } from './presence';
export { SharedDocument, type SharedDocumentOptions, type SharedState, type SharedView } from './SharedDocument';
export { createSocketLink } from './socketLink';
export { createTabLink } from './tabLink';
export { useSharedText } from './useSharedText';
