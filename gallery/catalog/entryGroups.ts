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

export const allEntries: readonly Entry[] = entryGroups.flatMap(({ entries }) => entries);
