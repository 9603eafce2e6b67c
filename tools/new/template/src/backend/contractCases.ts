import { type ContractCase, get, post, remove } from '@atrium/core/testing';

/** Made one after the other, in the page and over HTTP; what one changes the next ones see. */
export const contractCases: readonly ContractCase[] = [
  get('/apps/new-app/entries'),
  get('/apps/new-app/entries', { q: 'harbour' }),
  post('/apps/new-app/add-entry', { title: 'Fog over the bridge' }, 201),
  post('/apps/new-app/add-entry', { title: 'FOG over the bridge' }, 400),
  post('/apps/new-app/add-entry', { title: ' ' }, 400),
  post('/apps/new-app/update-entry', { id: 4, title: 'Fog under the bridge', rev: 1 }),
  post('/apps/new-app/update-entry', { id: 4, title: 'Fog', rev: 1 }, 409),
  post('/apps/new-app/update-entry', { id: 4711, title: 'Fog' }, 404),
  remove('/apps/new-app/remove-entries', { ids: [4, 4711] }),
  remove('/apps/new-app/remove-entries', { ids: ['x'] }, 400),
];
