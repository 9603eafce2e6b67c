// Writes seed.json: `npx tsx remotes/dashboards/src/backend/seed/generate.ts`. The same sources give the same file.
import { writeSeed } from '@atrium/mock/demo';
import { annotations, meetup, timeline } from './cards';

writeSeed(import.meta.dirname, { annotations, timeline, meetups: [meetup] });
