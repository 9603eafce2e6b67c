import type { TableKey } from '@atrium/backend';
import type { Entry } from '../api/schemas';

export const entriesKey: TableKey<Entry> = { name: 'new-app-entries', isRevised: true };
