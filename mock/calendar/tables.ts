import type { CalendarEvent, TableKey } from 'shared/api';

export const eventsKey: TableKey<CalendarEvent> = { name: 'events' };
