import { z } from '@atrium/backend';
import { change } from './fields';

const CompanyRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  category: z.string(),
  /** Visits that came from its pages. */
  views: z.int(),
  revenue: z.number(),
  /** Its revenue, in percent against what it is compared with. */
  sales: change,
});

export const CompanyRows = z.object({ companies: z.array(CompanyRow) });
export type CompanyRows = z.infer<typeof CompanyRows>;
