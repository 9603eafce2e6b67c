import { defineTable } from '@atrium/backend';
import type { Annotation, Meetup, OverviewLayout, SavedView, TimelineEntry } from '../api/schemas';
import { revenueOf, type Sale } from '../model/sale';
import { groupKeyOf } from '../model/saleGroup';

/** Sales and payments that other apps have reported. */
export const salesTable = defineTable<Sale>()({
  name: 'dashboardSales',
  id: 'text',
  columns: {
    day: 'day',
    time: 'text',
    amount: 'number',
    pieces: 'number',
    channel: 'name',
    status: 'name',
    category: 'name',
    customer: 'name',
    isOrder: 'boolean',
  },
  derived: {
    month: ['text', ({ day }) => day.slice(0, 7)],
    revenue: ['number', revenueOf],
    groupKey: ['text', groupKeyOf],
  },
  // Lists; sums of the cards, and of the report, that read the index alone.
  indexes: [
    ['-day', '-time', '-id'],
    ['day', 'groupKey', 'amount', 'pieces'],
    ['month', 'day', 'revenue'],
  ],
  search: ({ id, company }) => [id, company ?? ''],
});
export type SaleColumn = NonNullable<(typeof salesTable)['column']>;

export const annotationsTable = defineTable<Annotation>()({
  name: 'annotations',
  isRevised: true,
  columns: { day: 'day' },
  indexes: [['-day', '-id']],
});
export const meetupsTable = defineTable<Meetup & { id: number }>()({ name: 'meetups', isSmall: true });
export const timelineTable = defineTable<TimelineEntry>()({ name: 'timeline', isSmall: true });

interface StoredLayout extends OverviewLayout {
  id: number;
  version?: number;
  /** Reset to the default. */
  isDefault?: boolean;
}
/** The id is the person's. */
export const layoutsTable = defineTable<StoredLayout>()({ name: 'overviewLayouts' });

/** With the owner's id. */
export const viewsTable = defineTable<SavedView & { owner: number }>()({
  name: 'dashboardViews',
  columns: { owner: 'number' },
  indexes: [['owner', 'id']],
});
