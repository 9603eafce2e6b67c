/** Spreadsheets as files: an entry point of its own, for it brings libraries along. */

export { toSheetFile } from '../table/toSheetFile';
export { ImportDialog, type ImportDialogProps } from './ImportDialog';
export type { ImportField, ImportIssue } from './importRows';
export { type ReadRow, readSheetFile } from './readSheetFile';
export { SheetFileError } from './sheetFileError';
