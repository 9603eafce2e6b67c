import { answerCall, type BackendCall, type BackendStore, ok, reject } from '@atrium/backend';
import { layoutCalls as calls } from '../api/calls';
import { OverviewAnswer, OverviewSaved, OverviewToSave } from '../api/schemas';
import { layoutsTable } from './tables';

const maxWidgets = 200;

async function layoutOf(store: BackendStore, id: number): Promise<OverviewAnswer> {
  const known = await store.table(layoutsTable).get(id);
  const { version = 0, isDefault = false, ...stored } = known ?? { isDefault: true };
  const layout = isDefault || !('widgets' in stored) ? null : { widgets: stored.widgets, removed: stored.removed };
  return { layout, version };
}

export const layoutCalls: BackendCall[] = [
  answerCall(calls.overview, {
    summary: 'How the person who asks has arranged their overview; null where they have not',
    answer: OverviewAnswer,
    subject: 'Overview',
    handle: async (store, { user }) => ok(await layoutOf(store, user?.id ?? 0)),
  }),
  answerCall(calls.arrangeOverview, {
    summary: 'Keep how the person who asks arranges their overview; null puts it back to how it is at first',
    notes: 'With a version it is kept only where that one is the latest; 409 says that there is a later one.',
    input: OverviewToSave,
    answer: OverviewSaved,
    action: 'read',
    subject: 'Overview',
    deletesPermanently: true,
    rejections: [409],
    async handle(store, { input: { layout, version }, user }) {
      const id = user?.id ?? 0;
      if (layout && layout.widgets.length + layout.removed.length > maxWidgets)
        return reject(400, `An overview has at most ${maxWidgets} widgets`);
      const latest = await layoutOf(store, id);
      if (version !== undefined && version !== latest.version)
        return { status: 409, data: { error: 'The overview has been arranged since', record: latest } };
      const isDefault = layout === null;
      const next = latest.version + 1;
      await store.table(layoutsTable).put({ id, widgets: [], removed: [], ...layout, isDefault, version: next });
      return ok({ version: next });
    },
  }),
];
