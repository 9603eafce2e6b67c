import type { MockApp } from 'shared/api';
import { analyticsCalls } from './analytics';
import { overviewCalls } from './overview';
import { statisticCalls } from './statistics';
import { browsersKey, companiesKey, meetupsKey, reviewsKey, timelineKey, transactionsKey } from './tables';

export const cardsApp: MockApp = {
  id: 'cards',
  subject: 'Analytics',
  tables: [companiesKey, browsersKey, transactionsKey, meetupsKey, timelineKey, reviewsKey],
  seed: async () => (await import(/* webpackChunkName: "mock-cards" */ '../seed/cards.json')).default,
  calls: [...analyticsCalls, ...statisticCalls, ...overviewCalls],
};
