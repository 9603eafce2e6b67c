import type { Done } from '@atrium/backend';
import { defineCall } from '@atrium/contract';
import type { Entry, EntryIds, EntryQuery, EntryToAdd, EntryUpdate } from './schemas';

/** Every call of this app. */
export const calls = {
  getEntries: defineCall<EntryQuery, Entry[]>({ method: 'GET', path: '/apps/new-app/entries' }),
  addEntry: defineCall<EntryToAdd, Entry>({ method: 'POST', path: '/apps/new-app/add-entry' }),
  updateEntry: defineCall<EntryUpdate, Entry>({ method: 'POST', path: '/apps/new-app/update-entry' }),
  removeEntries: defineCall<EntryIds, Done>({ method: 'DELETE', path: '/apps/new-app/remove-entries' }),
};
