import { answerCall, type BackendCall, Done, done, ok, refuse } from 'shared/backend';
import { layoutCalls as calls } from '../api/calls';
import { OverviewAnswer, OverviewToSave } from '../api/schemas';
import { layoutsKey } from './tables';

/** More widgets than this is no overview. */
const mostWidgets = 200;

export const layoutCalls: BackendCall[] = [
  answerCall(calls.overview, {
    summary: 'How the person who asks has arranged their overview; null where they have not',
    answer: OverviewAnswer,
    handle(store, { user }) {
      const kept = store.table(layoutsKey).get(user?.id ?? 0);
      return ok({ layout: kept ? { widgets: kept.widgets, removed: kept.removed } : null });
    },
  }),
  answerCall(calls.arrangeOverview, {
    summary: 'Keep how the person who asks arranges their overview; null puts it back to how it is at first',
    input: OverviewToSave,
    answer: Done,
    action: 'read',
    endsRows: true,
    handle(store, { input: { layout }, user }) {
      const id = user?.id ?? 0;
      if (layout && layout.widgets.length + layout.removed.length > mostWidgets)
        return refuse(400, `An overview has at most ${mostWidgets} widgets`);
      if (layout) store.table(layoutsKey).put({ id, ...layout });
      else store.table(layoutsKey).delete(id);
      return done();
    },
  }),
];
