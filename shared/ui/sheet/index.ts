/** Spreadsheets as files: an entry point of its own, for it brings libraries along. */
export { type ReadCell, type ReadRow, readSheetFile } from './readSheetFile';
export { SheetFileError } from './sheetFileError';
export { type SheetCell, toSheetFile } from './toSheetFile';
