import type { SampleGroup, SamplePage } from '../samplePage';
import { cards } from './cards';
import { charts } from './charts';
import { components } from './components';
import { datatables } from './datatables';
import { extensions } from './extensions';
import { forms } from './forms';
import { foundations } from './foundations';
import { layouts } from './layouts';
import { mails } from './mails';
import { maps } from './maps';
import { screens } from './screens';
import { tables } from './tables';

/** Every page that there is, in the order of the menu: routes, menu and search entries are made of this list. */
export const sampleGroups: readonly SampleGroup[] = [
  foundations,
  cards,
  components,
  extensions,
  layouts,
  forms,
  tables,
  datatables,
  charts,
  maps,
  screens,
  mails,
];

export const samplePages: readonly SamplePage[] = sampleGroups.flatMap(({ pages }) => pages);

/** The page of an address. */
export const pageAt = (pathname: string): SamplePage | undefined =>
  samplePages.find(({ path }) => path === pathname.replace(/\/$/, ''));
