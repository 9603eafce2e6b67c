import type { MockApp } from 'shared/api';
import { authApp } from '../auth/app';
import { createFrameApp } from '../frame/app';
import type { MockHost } from '../frame/host';
import { type ProductAppId, productAppIds, productPrefixes } from './prefixes';

/** Where the calls of an app come from, and the paths that they stand under. */
export interface AppSource {
  prefixes: readonly string[];
  load: () => Promise<MockApp>;
}

/** The product's own apps. What every page needs is here; each other app is a chunk of its own. */
export function createProductApps(host: MockHost): Record<string, AppSource> {
  const loaders: Record<ProductAppId, AppSource['load']> = {
    auth: async () => authApp,
    frame: async () => createFrameApp(host),
    search: async () => (await import(/* webpackChunkName: "mock-search" */ '../search/app')).createSearchApp(host),
    email: async () => (await import(/* webpackChunkName: "mock-email" */ '../email/app')).emailApp,
    chat: async () => (await import(/* webpackChunkName: "mock-chat" */ '../chat/app')).chatApp,
    todo: async () => (await import(/* webpackChunkName: "mock-todo" */ '../todo/app')).todoApp,
    calendar: async () => (await import(/* webpackChunkName: "mock-calendar" */ '../calendar/app')).calendarApp,
    users: async () => (await import(/* webpackChunkName: "mock-users" */ '../users/app')).usersApp,
    invoices: async () => (await import(/* webpackChunkName: "mock-invoices" */ '../invoices/app')).invoicesApp,
    ecommerce: async () => (await import(/* webpackChunkName: "mock-ecommerce" */ '../ecommerce/app')).ecommerceApp,
    account: async () => (await import(/* webpackChunkName: "mock-account" */ '../account/app')).accountApp,
    profile: async () => (await import(/* webpackChunkName: "mock-profile" */ '../profile/app')).profileApp,
    help: async () => (await import(/* webpackChunkName: "mock-help" */ '../help/app')).helpApp,
    blog: async () => (await import(/* webpackChunkName: "mock-blog" */ '../blog/app')).blogApp,
    cards: async () => (await import(/* webpackChunkName: "mock-cards" */ '../cards/app')).cardsApp,
  };
  const toSource = (id: ProductAppId): [string, AppSource] => [
    id,
    { prefixes: productPrefixes[id], load: loaders[id] },
  ];
  return Object.fromEntries(productAppIds.map(toSource));
}
