// Writes the sample data: `npx tsx mock/frame/samples/seed/generate.ts`. The same sources give the same file.
import { faker } from '@faker-js/faker';
import { writeSeed } from '../../../demo';
import { buildEmployees } from './demoEmployees';
import { titles } from './titles';

faker.seed(20_261_121);
writeSeed(import.meta.dirname, { titles, employees: buildEmployees(faker) });
