/** Spreadsheets as files: an entry point of its own, for it brings libraries along. */
export { type ReadRow, readSheetFile } from './readSheetFile';
export { SheetFileError } from './sheetFileError';
export { toSheetFile } from './toSheetFile';
