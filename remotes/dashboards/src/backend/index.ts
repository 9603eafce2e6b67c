import { defineBackend } from 'shared/backend';
import * as schemas from '../api/schemas';
import { analyticsCalls } from './analytics';
import { overviewCalls } from './overview';
import seed from './seed/seed.json';
import { statisticCalls } from './statistics';
import { browsersKey, companiesKey, meetupsKey, reviewsKey, timelineKey, transactionsKey } from './tables';

export default defineBackend({
  id: 'dashboards',
  subject: 'Analytics',
  tables: [companiesKey, browsersKey, transactionsKey, meetupsKey, timelineKey, reviewsKey],
  entities: schemas,
  seed: async () => seed,
  calls: [...analyticsCalls, ...statisticCalls, ...overviewCalls],
});
