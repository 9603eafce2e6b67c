import type { TableKey } from 'shared/backend';
import type { CalendarEvent } from '../api/schemas';

export const eventsKey: TableKey<CalendarEvent> = { name: 'events', isRevised: true };
