// Writes the sample data: `npx tsx mock/demo/generateEmployees.ts`. The same sources give the same file.
import { join } from 'node:path';
import { faker } from '@faker-js/faker';
import { writeSeed } from '.';
import { buildEmployees } from './demoEmployees';
import { titles } from './titles';

faker.seed(20_261_121);
writeSeed(join(import.meta.dirname, '../../shared/core/samples/seed'), { titles, employees: buildEmployees(faker) });
