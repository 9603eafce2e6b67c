import type { Entry, EntryGroup } from './entry';
import { actions } from './groups/actions';
import { charts } from './groups/charts';
import { fields } from './groups/fields';
import { foundations } from './groups/foundations';
import { lists } from './groups/lists';
import { overlays } from './groups/overlays';
import { pages } from './groups/pages';
import { people } from './groups/people';
import { states } from './groups/states';

/** Everything that the gallery shows. */
export const entryGroups: readonly EntryGroup[] = [
  foundations,
  actions,
  fields,
  lists,
  people,
  charts,
  pages,
  states,
  overlays,
];

/** The entries of all groups, in their order. */
export const allEntries: readonly Entry[] = entryGroups.flatMap(({ entries }) => entries);
