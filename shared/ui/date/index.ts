export { DatePicker } from './DatePicker';
export { type DateRange, RangePicker } from './RangePicker';
export { TimePicker } from './TimePicker';
