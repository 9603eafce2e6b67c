export { EventCalendar as default } from './EventCalendar';
