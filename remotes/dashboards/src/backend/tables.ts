import type { TableKey } from 'shared/backend';
import type { BrowserShare, CompanyRow, Meetup, ReviewItem, TimelineEntry, Transaction } from '../api/schemas';

export const companiesKey: TableKey<CompanyRow> = { name: 'companies' };
export const browsersKey: TableKey<BrowserShare & { id: number }> = { name: 'browsers' };
export const transactionsKey: TableKey<Transaction> = { name: 'transactions' };
export const meetupsKey: TableKey<Meetup & { id: number }> = { name: 'meetups' };
export const timelineKey: TableKey<TimelineEntry> = { name: 'timeline' };
export const reviewsKey: TableKey<ReviewItem> = { name: 'reviews' };
