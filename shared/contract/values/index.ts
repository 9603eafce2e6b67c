export { contrast, dot, type Light, luminance, toLight } from './contrast';
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
export { toAsciiDigits } from './digits';
export { type FileKind, fileExtensionOf, fileKindOf, shownFileName } from './fileName';
export { isComposing } from './isComposing';
export { plainTextVersion, toKebabCase, toPlainText } from './plainText';
