export { DatePicker, type DatePickerProps } from './DatePicker';
export { type DateText, writeDate } from './dateValue';
export { type DateRange, RangePicker, type RangePickerProps } from './RangePicker';
export { TimePicker, type TimePickerProps } from './TimePicker';
