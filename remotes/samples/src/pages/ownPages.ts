import type { AppDefinition } from '@atrium/contract';
import { mounted } from '@atrium/sdk';

type Load = AppDefinition['routes'][number]['load'];

const loadLayout: Load = () => import('./layouts/LayoutPage');
const loadMail: Load = () => import('./mails/MailPage');

/** Pages beyond gallery examples, by path; `SamplePage` renders the others from the list. */
export const ownPages: Readonly<Record<string, Load>> = {
  '/cards/statistics': () => import('./cards/StatisticsPage'),
  '/cards/analytics': () => import('./cards/AnalyticsPage'),
  '/components/auto-complete': () => import('./components/AutoCompletePage'),
  '/datatables/basic': () => import('./datatables/BasicTablesPage'),
  '/datatables/advance': () => import('./datatables/AdvancedTablesPage'),
  '/page-layout/collapse-menu': loadLayout,
  '/page-layout/layout-boxed': loadLayout,
  '/page-layout/without-menu': loadLayout,
  '/page-layout/layout-empty': () => import('./layouts/EmptyLayoutPage'),
  '/page-layout/layout-blank': () => import('./layouts/BlankLayoutPage'),
  '/samples/mounted/plain': mounted(() => import('./mounted/plain')),
  '/samples/mounted/preact': mounted(() => import('./mounted/preactPage')),
  '/samples/mails/welcome': loadMail,
  '/samples/mails/reset': loadMail,
  '/samples/mails/verify': loadMail,
  '/samples/mails/deactivate': loadMail,
  '/samples/mails/invoice': loadMail,
  '/samples/mails/promotional': loadMail,
};
