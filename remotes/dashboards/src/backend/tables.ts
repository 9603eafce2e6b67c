import type { TableKey } from 'shared/backend';
import type { Annotation, Meetup, OverviewLayout, TimelineEntry } from '../api/schemas';
import type { Sale } from '../model/sale';

/** What was sold and paid since the history ends, as other apps have told it. */
export const salesKey: TableKey<Sale> = { name: 'dashboardSales' };
export const annotationsKey: TableKey<Annotation> = { name: 'annotations', isRevised: true };
export const meetupsKey: TableKey<Meetup & { id: number }> = { name: 'meetups' };
export const timelineKey: TableKey<TimelineEntry> = { name: 'timeline' };
/** By the id of the person. */
export const layoutsKey: TableKey<OverviewLayout & { id: number }> = { name: 'overviewLayouts' };
