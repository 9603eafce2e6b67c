import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { GlossaryPage, TermAnswer } from '../api/schemas';
import manifest from '../manifest';
import backend from '.';

let api: TestApi;
beforeEach(async () => {
  api = createTestApi({ apps: [{ manifest, backend }] });
  await api.signIn('admin');
});

const add = (term: object) => api.post<TermAnswer>('/apps/content/add-term', { locale: 'en', ...term });
const list = async (query = {}) =>
  (await api.get<GlossaryPage>('/apps/content/glossary', query)).data.terms.map(({ avoid }) => avoid);

test('a language has its terms, and a dialect those of both', async () => {
  await add({ locale: 'de-CH', avoid: 'Velo', use: 'Fahrrad' });
  expect(await list({ locale: 'de' })).toEqual(['aufgrund von', 'Nachweise', 'realisieren']);
  expect(await list({ locale: 'de-CH' })).toEqual(['aufgrund von', 'Nachweise', 'realisieren', 'Velo']);
  expect(await list({ q: 'hyphen' })).toEqual(['crossed-out', 'e-mail']);
});

test('what is not to be written is there once; both are not the same', async () => {
  const { term } = (await add({ avoid: ' leverage ', use: 'use' })).data;
  expect(term).toMatchObject({ avoid: 'leverage', use: 'use', note: '' });
  expect((await add({ avoid: 'leverage' })).data).toMatchObject({ codes: { avoid: 'taken' } });
  expect((await add({ avoid: 'synergy', use: 'synergy' })).data).toMatchObject({ codes: { use: 'same' } });
  expect((await add({ locale: 'de', avoid: 'leverage' })).status).toBe(201);
  const changed = await api.post<TermAnswer>('/apps/content/update-term', {
    id: term.id,
    rev: term.rev,
    note: 'Plainly.',
  });
  expect(changed.data.term).toMatchObject({ avoid: 'leverage', note: 'Plainly.' });
  expect((await api.post('/apps/content/update-term', { id: term.id, rev: term.rev, note: '' })).status).toBe(409);
});

test('admins keep it, those who write read it, readers know of none', async () => {
  for (const role of ['editor', 'author'] as const) {
    await api.signIn(role);
    expect(await list({ locale: 'pt' })).toEqual(['através de', 'deletar']);
    expect((await add({ avoid: 'leverage' })).status).toBe(403);
    expect((await api.post('/apps/content/delete-term', { id: 1 })).status).toBe(403);
  }
  await api.signIn('subscriber');
  expect((await api.get('/apps/content/glossary')).status).toBe(403);
});
