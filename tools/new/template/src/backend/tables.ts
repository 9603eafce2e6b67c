import { defineTable } from '@atrium/backend';
import type { Entry } from '../api/schemas';
import { toTitleKey } from '../model/entry';

export const entriesTable = defineTable<Entry>()({
  name: 'new-app-entries',
  isRevised: true,
  columns: { addedAt: 'moment' },
  derived: { titleKey: ['text', ({ title }) => toTitleKey(title)] },
  indexes: [['-addedAt', '-id']],
  unique: [['titleKey']],
  search: ({ title }) => [title],
});
