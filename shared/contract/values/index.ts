export {
  addDays,
  type DateInput,
  type Day,
  dayNumber,
  daysBetween,
  endOfWeek,
  startOfWeek,
  toDate,
  toDay,
} from './days';
export { type FileKind, fileExtensionOf, fileKindOf, shownFileName, toPlainText } from './fileName';
