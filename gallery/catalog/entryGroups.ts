import { actions } from './actions';
import { charts } from './charts';
import type { Entry, EntryGroup } from './entry';
import { fields } from './fields';
import { foundations } from './foundations';
import { lists } from './lists';
import { overlays } from './overlays';
import { pages } from './pages';
import { people } from './people';
import { states } from './states';

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
