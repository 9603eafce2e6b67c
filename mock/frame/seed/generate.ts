// Writes the frame's first records: `npx tsx mock/frame/seed/generate.ts`. The same sources give the same file.
import { writeSeed } from '../../demo';
import { notifications } from './demoNotifications';

writeSeed(import.meta.dirname, { notifications });
