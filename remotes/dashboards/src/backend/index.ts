import { defineBackend, saleTopic } from '@atrium/backend';
import * as api from '../api/calls';
import * as schemas from '../api/schemas';
import { advanceCalls } from './advance';
import { analyticsCalls } from './analytics';
import { layoutCalls } from './layout';
import { noteCalls } from './notes';
import { receiveSale } from './receiveSale';
import { recordCalls } from './records';
import seed from './seed/seed.json';
import { statisticCalls } from './statistics';
import { annotationsTable, layoutsTable, meetupsTable, salesTable, timelineTable, viewsTable } from './tables';
import { viewCalls } from './views';

export default defineBackend({
  id: 'dashboards',
  api: {
    about: 'Figures for the overview pages, and the layouts of these',
    calls: {
      ...api.analyticsCalls,
      ...api.statisticCalls,
      ...api.advanceCalls,
      ...api.recordCalls,
      ...api.noteCalls,
      ...api.layoutCalls,
      ...api.viewCalls,
    },
  },
  subject: 'Analytics',
  tables: [salesTable, annotationsTable, meetupsTable, timelineTable, layoutsTable, viewsTable],
  entities: schemas,
  seed: async () => seed,
  restores: { annotation: { key: annotationsTable } },
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
