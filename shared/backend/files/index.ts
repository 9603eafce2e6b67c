// Files apart from the records that use them; for the engine, and for those who keep the bytes.

export { type FileReference, listReferences, readReference, replaceReferences, toReference } from '../fileReference';
export { holdsDataUrl, recallFiles, showFiles, takeFiles } from './boundary';
export { fallbackType, fromBase64, readDataUrl, toDataUrl } from './dataUrl';
export { type FileStore, hashOf, type OpenFiles, type SentFile, type SentFiles } from './FileStore';
export { moveRecords } from './moveRecords';
export { findFile, listUses, noteStorage, rejectStorage } from './noteStorage';
export { demoStorage, filesTable, fileTables, fileUsesTable, type StorageLimits, type StoredFileRow } from './rows';
export { sweepFiles } from './sweepFiles';
export { toUpload } from './toUpload';
export { withoutMetadata } from './withoutMetadata';
