import { defineBackend, saleTopic } from '@atrium/backend';
import * as schemas from '../api/schemas';
import { advanceCalls } from './advance';
import { analyticsCalls } from './analytics';
import { layoutCalls } from './layout';
import { noteCalls } from './notes';
import { receiveSale } from './receiveSale';
import { recordCalls } from './records';
import seed from './seed/seed.json';
import { statisticCalls } from './statistics';
import { annotationsKey, layoutsKey, meetupsKey, salesKey, timelineKey, viewsKey } from './tables';
import { viewCalls } from './views';

export default defineBackend({
  id: 'dashboards',
  subject: 'Analytics',
  tables: [salesKey, annotationsKey, meetupsKey, timelineKey, layoutsKey, viewsKey],
  entities: schemas,
  seed: async () => seed,
  restores: { annotation: { key: annotationsKey } },
  listeners: { [saleTopic]: receiveSale },
  calls: [
    ...analyticsCalls,
    ...statisticCalls,
    ...advanceCalls,
    ...recordCalls,
    ...noteCalls,
    ...layoutCalls,
    ...viewCalls,
  ],
});
