import { as, type ContractCase, get, post } from 'mock/testing';

const step = (ids: number[], action: string, more: object = {}) => ({ ids, action, ...more });

/** Made one after the other, in the page and over HTTP; what one changes the next ones see. */
export const contractCases: readonly ContractCase[] = [
  get('/apps/content/items'),
  get('/apps/content/items', { queue: 'mine', sortBy: 'dueAt', perPage: 3 }),
  get('/apps/content/items', { q: 'tram', status: ['draft', 'failed'], type: 'article', channel: 1, tag: 'city' }),
  get('/apps/content/items/18'),
  get('/apps/content/items/4711', {}, 404),
  as('client', get('/apps/content/items'), 403),
  get('/apps/content/frame'),
  get('/apps/content/versions', { id: 46 }),
  get('/apps/content/versions', { id: 4711 }, 404),
  post('/apps/content/add-item', { type: 'article', title: 'Fog over the bridge', body: '<p>Fog.</p>' }, 201),
  post('/apps/content/add-item', { type: 'poem' }, 400),
  post('/apps/content/add-item', { type: 'page', slug: 'fog-over-the-bridge' }, 400),
  post('/apps/content/update-item', { id: 61, rev: 1, title: 'Fog', session: 'a', channelIds: [1], reviewerId: 3 }),
  post('/apps/content/update-item', { id: 61, rev: 1, title: 'More fog' }, 409),
  post('/apps/content/update-item', { id: 61, reviewerId: 4 }, 400),
  post('/apps/content/update-item', { id: 4711 }, 404),
  post('/apps/content/transition', step([61], 'submit', { revs: [1] }), 409),
  post('/apps/content/transition', step([61, 4711], 'submit')),
  post('/apps/content/transition', step([61], 'requestChanges', { reason: 'Which bridge is it?' })),
  post('/apps/content/transition', step([61], 'undo')),
  post('/apps/content/transition', step([61], 'approve', { version: 2 })),
  post('/apps/content/transition', step([61], 'publishNow')),
  post('/apps/content/transition', step([61], 'unpublish', { reason: 'Too early' })),
  post('/apps/content/transition', step([61], 'run'), 400),
  post('/apps/content/transition', step([], 'submit'), 400),
  post('/apps/content/comments', { itemId: 46, text: 'Is that so?', quote: 'one price' }, 201),
  post('/apps/content/comments', { itemId: 46, text: ' ' }, 400),
  post('/apps/content/comments', { itemId: 4711, text: 'Hello' }, 404),
  post('/apps/content/resolve-comment', { id: 1, isResolved: true }),
  post('/apps/content/resolve-comment', { id: 4711, isResolved: true }, 404),
  post('/apps/content/connect-channel', { id: 5 }),
  post('/apps/content/connect-channel', { id: 4711 }, 404),
];
