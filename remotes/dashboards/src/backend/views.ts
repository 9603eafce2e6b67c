import { answerCall, type BackendCall, created, Done, done, ok, refuse, unknown } from 'shared/backend';
import { viewCalls as calls } from '../api/calls';
import { SavedView, SavedViews, ViewId, ViewToSave } from '../api/schemas';
import { viewsKey } from './tables';

/** More than this is no list to choose from. */
const mostViews = 50;

export const viewCalls: BackendCall[] = [
  answerCall(calls.views, {
    summary: 'What the person who asks has saved of the dashboards, by name',
    answer: SavedViews,
    handle: (store, { user }) => {
      const own = store
        .table(viewsKey)
        .all()
        .filter(({ owner }) => owner === user?.id);
      const views = own.map(({ owner, ...view }) => view);
      return ok({ views: views.sort((a, b) => a.name.localeCompare(b.name)) });
    },
  }),
  answerCall(calls.saveView, {
    summary: 'Save a period with what it is compared with; one of the same name takes the place of the one before',
    input: ViewToSave,
    answer: SavedView,
    success: [201],
    action: 'read',
    refusals: [413],
    handle(store, { input, user }) {
      const table = store.table(viewsKey);
      const own = table.all().filter(({ owner }) => owner === user?.id);
      const same = own.find(({ name }) => name === input.name);
      if (!same && own.length >= mostViews) return refuse(413, `A person has at most ${mostViews} views`);
      const { owner, ...view } = table.put({ id: same?.id ?? table.nextId(), ...input, owner: user?.id ?? 0 });
      return created(view);
    },
  }),
  answerCall(calls.removeView, {
    summary: 'Take away what the person who asks has saved',
    input: ViewId,
    answer: Done,
    refusals: [404],
    action: 'read',
    handle(store, { input: { id }, user }) {
      const table = store.table(viewsKey);
      if (table.get(id)?.owner !== user?.id) return unknown('view');
      table.delete(id);
      return done();
    },
  }),
];
