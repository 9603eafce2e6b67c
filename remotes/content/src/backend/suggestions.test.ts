import { answerCall, defineBackend, ok, z } from '@atrium/backend';
import { type AppManifest, defineCall } from '@atrium/contract';
import { changeDocument, readDocument, suggestBody } from '@atrium/contract/document';
import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { ContentItem, DocumentAnswer, ItemDetail, Transition, TransitionAnswer } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

/** Gives programs their tokens, as the account page does. */
const keysApp = {
  manifest: {
    id: 'keys',
    title: 'title',
    icon: 'key',
    owner: { team: 'Keys', contact: 'keys@example.com' },
    paths: [],
    subjects: [],
    grants: [],
    backend: { prefixes: ['/apps/keys'], module: './backend' },
  } satisfies AppManifest,
  backend: defineBackend({
    id: 'keys',
    subject: 'Content',
    tables: [],
    calls: [
      answerCall(defineCall<undefined, { secret: string }>({ method: 'POST', path: '/apps/keys/make' }), {
        summary: 'Make a token',
        answer: z.object({ secret: z.string() }),
        async handle(store, { user }) {
          const keys = await store.credentials.apiTokens?.();
          const rules = [{ action: 'manage', subject: 'all' }] as const;
          const made = await keys?.make(user?.id ?? 0, { name: 'Bot', rules: [...rules], expiresAt: null });
          return ok({ secret: made?.secret ?? '' });
        },
      }),
    ],
  }),
};

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }, keysApp] });
  await api.signIn('author');
});

const nothing = 'AA==';
const body = '<p>Fog.</p><p>Rain over the bridge.</p>';
const heavy = '<p>Fog.</p><p>Heavy rain over the bridge.</p>';

const read = async (id: number) => (await api.get<ItemDetail>(`/apps/content/items/${id}`)).data;
const sync = (input: object) => api.post<DocumentAnswer>('/apps/content/document', input);
const copyOf = async (id: number) => (await sync({ id, vector: nothing })).data.missing ?? '';
const update = (change: object) =>
  api.post<{ item: ContentItem; suggested?: boolean; codes?: object }>('/apps/content/update-item', change);
const step = async (id: number, action: Transition['action'], more: Partial<Transition> = {}) =>
  (await api.post<TransitionAnswer>('/apps/content/transition', { ids: [id], action, ...more })).data;

async function add(): Promise<ContentItem> {
  const sent = { type: 'article', title: 'Fog', body, reviewerId: 3, channelIds: [2] };
  return (await api.post<{ item: ContentItem }>('/apps/content/add-item', sent)).data.item;
}

const suggest = async (id: number, by: number) =>
  sync({ id, update: (await suggestBody([await copyOf(id)], heavy, { by, at: api.clock.now })) ?? '' });

async function becomeProgram(): Promise<void> {
  const { data } = await api.post<{ secret: string }>('/apps/keys/make');
  api.authorize(`Bearer ${data.secret}`);
}

test('a reviewer suggests while the item is in review, and takes no decision back by it', async () => {
  const { id } = await add();
  await step(id, 'submit');
  await api.signIn('editor');
  expect((await suggest(id, 3)).status).toBe(200);
  api.clock.now += 3_000;
  expect((await read(id)).item).toMatchObject({ status: 'in_review', version: 1, body });
  expect(await step(id, 'approve')).toMatchObject({ refused: [] });
  await step(id, 'publishNow');
  await api.signIn('subscriber');
  expect((await read(id)).item.body).toBe(body);
  await api.signIn('editor');
  // It is there for those who write, and theirs to accept.
  expect(await changeDocument([await copyOf(id)], { body })).toBeNull();
  expect((await suggest(id, 3)).status).toBe(200);
});

test.each([
  ['in the name of another', 1, 400],
  ['as themselves', 3, 200],
] as const)('%s', async (_what, by, status) => {
  const { id } = await add();
  await step(id, 'submit');
  await api.signIn('editor');
  expect((await suggest(id, by)).status).toBe(status);
});

test('who may not change an item changes nothing of it, nor suggests in an archived one', async () => {
  const { items } = (await api.get<{ items: ContentItem[] }>('/apps/content/items', { perPage: 100 })).data;
  const { item: own } = await read((await add()).id);
  const theirs = items.find(({ authorId, status }) => authorId !== own.authorId && status === 'draft');
  const { id = 0 } = theirs ?? {};
  const written = await changeDocument([await copyOf(id)], { body: '<p>Mine.</p>' });
  expect((await sync({ id, update: written })).status).toBe(403);
  const suggested = await suggestBody([await copyOf(id)], '<p>Mine.</p>', { by: own.authorId, at: 0 });
  expect((await sync({ id, update: suggested })).status).toBe(200);
  expect((await read(id)).item.body).toBe(theirs?.body ?? (await read(id)).item.body);
  await step(own.id, 'archive');
  expect((await suggest(own.id, own.authorId)).status).toBe(400);
  await api.signIn('subscriber');
  expect((await sync({ id, vector: nothing })).status).toBe(403);
});

test('what a program sends as a body is suggested, and the rest is changed', async () => {
  const { id, rev } = await add();
  await becomeProgram();
  const { status, data } = await update({ id, rev, body: heavy, tags: ['Fog'] });
  expect({ status, ...data }).toMatchObject({ status: 200, suggested: true, item: { body, tags: ['Fog'] } });
  expect((await update({ id, rev, body: heavy })).status).toBe(409);
  await api.signIn('author');
  const { events, document } = await read(id);
  expect(events.map(({ action }) => action)).toContain('suggest');
  expect(document).toMatchObject({ outside: 1 });
  const copy = await copyOf(id);
  expect(readDocument([copy]).body).toBe(body);
  // Its author writes on beside it.
  const written = (await changeDocument([copy], { body: body.replace('Fog', 'Thick fog') })) ?? '';
  await sync({ id, update: written });
  expect((await sync({ id, settles: true })).data.item?.body).toBe(body.replace('Fog', 'Thick fog'));
});

test.each(['title', 'summary'])('a program changes no %s, and nothing else with it', async (field) => {
  const { id, rev } = await add();
  await becomeProgram();
  const { status, data } = await update({ id, rev, [field]: 'Rain', tags: ['Fog'] });
  expect({ status, codes: data.codes }).toEqual({ status: 400, codes: { [field]: 'suggestOnly' } });
  expect((await read(id)).item).toMatchObject({ title: 'Fog', tags: [] });
});

test('a program restores no version', async () => {
  const { id, rev } = await add();
  await becomeProgram();
  expect((await api.post('/apps/content/restore-version', { id, rev, version: 1 })).status).toBe(403);
});
