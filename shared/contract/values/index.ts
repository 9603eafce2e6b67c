export { type DateInput, dayNumber, daysBetween, toDate } from './dates';
export { addDays, type Day, endOfWeek, startOfWeek, toDay } from './days';
export { endingOf, type FileKind, kindOf, shownFileName } from './fileName';
export { toPlainText } from './plainText';
