import {
  answerCall,
  type BackendCall,
  type BackendStore,
  created,
  Done,
  done,
  eq,
  ok,
  type Person,
  reject,
  rejectField,
  unknown,
} from '@atrium/backend';
import { viewCalls as calls } from '../api/calls';
import { SavedView, SavedViews, ViewId, ViewToSave } from '../api/schemas';
import { viewsTable } from './tables';

const maxViews = 50;

/** Nobody's where nobody is signed in. */
const listOwn = async (store: BackendStore, user: Person | null) =>
  user ? store.table(viewsTable).find({ where: eq('owner', user.id) }) : [];

export const viewCalls: BackendCall[] = [
  answerCall(calls.views, {
    summary: 'What the person who asks has saved of the dashboards, by name',
    answer: SavedViews,
    async handle(store, { user }) {
      const views = (await listOwn(store, user)).map(({ owner, ...view }) => view);
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
    async handle(store, { input: { id, ...view }, user }) {
      const table = store.table(viewsTable);
      const own = await listOwn(store, user);
      const same = own.find(({ name }) => name === view.name);
      if (id !== undefined && !own.some((one) => one.id === id)) return unknown('view');
      if (id !== undefined && same && same.id !== id)
        return rejectField('name', 'Another view has this name.', 'taken');
      const place = id ?? same?.id;
      if (place === undefined && own.length >= maxViews) return reject(413, `A person has at most ${maxViews} views`);
      const row = { ...view, id: place ?? (await table.nextId()), owner: user?.id ?? 0 };
      const { owner, ...saved } = await table.put(row);
      return created(saved);
    },
  }),
  answerCall(calls.removeView, {
    summary: 'Take away what the person who asks has saved',
    input: ViewId,
    answer: Done,
    rejections: [404],
    action: 'read',
    async handle(store, { input: { id }, user }) {
      const table = store.table(viewsTable);
      if ((await table.get(id))?.owner !== user?.id) return unknown('view');
      await table.delete(id);
      return done();
    },
  }),
];
