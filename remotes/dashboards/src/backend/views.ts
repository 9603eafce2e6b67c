import { answerCall, type BackendCall, created, Done, done, ok, reject, rejectField, unknown } from '@atrium/backend';
import { viewCalls as calls } from '../api/calls';
import { SavedView, SavedViews, ViewId, ViewToSave } from '../api/schemas';
import { viewsKey } from './tables';

const maxViews = 50;

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
    notes: 'With the id of a view, that one is changed: it may be renamed, but not to the name of another.',
    input: ViewToSave,
    answer: SavedView,
    success: [201],
    action: 'read',
    rejections: [404, 413],
    handle(store, { input: { id, ...view }, user }) {
      const table = store.table(viewsKey);
      const own = table.all().filter(({ owner }) => owner === user?.id);
      const same = own.find(({ name }) => name === view.name);
      if (id !== undefined && !own.some((one) => one.id === id)) return unknown('view');
      if (id !== undefined && same && same.id !== id)
        return rejectField('name', 'Another view has this name.', 'taken');
      const place = id ?? same?.id;
      if (place === undefined && own.length >= maxViews) return reject(413, `A person has at most ${maxViews} views`);
      const { owner, ...saved } = table.put({ ...view, id: place ?? table.nextId(), owner: user?.id ?? 0 });
      return created(saved);
    },
  }),
  answerCall(calls.removeView, {
    summary: 'Take away what the person who asks has saved',
    input: ViewId,
    answer: Done,
    rejections: [404],
    action: 'read',
    handle(store, { input: { id }, user }) {
      const table = store.table(viewsKey);
      if (table.get(id)?.owner !== user?.id) return unknown('view');
      table.delete(id);
      return done();
    },
  }),
];
