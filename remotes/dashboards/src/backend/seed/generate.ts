// Writes seed.json: `npx tsx remotes/dashboards/src/backend/seed/generate.ts`. The same sources give the same file.
import { writeSeed } from 'mock/demo';
import { browsers, companies, meetup, reviews, timeline, transactions } from './cards';

writeSeed(import.meta.dirname, { browsers, companies, reviews, timeline, transactions, meetups: [meetup] });
