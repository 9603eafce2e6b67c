export { type DateInput, dayNumber, daysBetween, toDate } from './dates';
export { addDays, type Day, endOfWeek, startOfWeek, toDay } from './days';
export { type FileKind, fileExtensionOf, fileKindOf, shownFileName } from './fileName';
export { toPlainText } from './plainText';
