import type { TableKey } from '@atrium/backend';
import type { Annotation, Meetup, OverviewLayout, SavedView, TimelineEntry } from '../api/schemas';
import type { Sale } from '../model/sale';

export const salesKey: TableKey<Sale> = { name: 'dashboardSales' };
export const annotationsKey: TableKey<Annotation> = { name: 'annotations', isRevised: true };
export const meetupsKey: TableKey<Meetup & { id: number }> = { name: 'meetups' };
export const timelineKey: TableKey<TimelineEntry> = { name: 'timeline' };

interface StoredLayout extends OverviewLayout {
  id: number;
  version?: number;
  /** Reset to the default. */
  isDefault?: boolean;
}
export const layoutsKey: TableKey<StoredLayout> = { name: 'overviewLayouts' };

/** With the owner's id. */
export const viewsKey: TableKey<SavedView & { owner: number }> = { name: 'dashboardViews' };
