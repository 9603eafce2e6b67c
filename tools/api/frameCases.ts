import { as, type ContractCase, get, post } from '../../mock/testing';

/** The calls of the frame: made before those of the apps; what one changes the next ones see. */
export const frameCases: readonly ContractCase[] = [
  post('/jwt/login', { email: 'admin@demo.com', password: 'wrong' }, 400),
  post('/jwt/login', { email: 'admin@demo.com' }, 400),
  post('/jwt/refresh-token', { refreshToken: 'x' }, 401),
  post('/jwt/register', { email: 'admin@demo.com', username: 'new', password: 'long enough' }),
  post('/jwt/register', { email: 'x' }, 400),
  post('/jwt/forgot-password', { email: 'nobody@example.com' }),
  post('/jwt/reset-password', { token: 'x', password: 'long enough' }, 400),

  get('/apps/counts'),
  as('nobody', get('/apps/counts'), 200),
  as('liar', get('/apps/counts'), 401),
  get('/api/bookmarks/data'),
  post('/api/bookmarks/update', { id: 3 }),
  post('/api/bookmarks/update', { id: 4711 }, 404),
  post('/api/bookmarks/reorder', { ids: [4] }),
  get('/api/notifications'),
  post('/api/notifications/read', { ids: [3, '4'] }),
  post('/api/notifications/read', undefined),
  post('/api/notifications/settings', { isSystemOn: false }),
  post('/api/files', { fileName: 'a.txt', content: 'SGVsbG8=' }, 201),
  post('/api/files', { fileName: 'a.txt', content: '?' }, 400),
  post('/misc/notify', { email: 'ann@example.com' }, 201),

  get('/api/main-search/data'),
  get('/api/main-search/data', { q: 'fog' }),
  as('client', get('/api/main-search/data', { q: 'amira' }), 200),
  get('/api/autocomplete/data'),
  get('/api/datatables/initial-data'),
  get('/api/datatables/data', { q: 'a', perPage: 7, page: 2, sortBy: 'salary', sortDir: 'desc' }),
  get('/api/datatables/data', { q: null, perPage: '3', allData: 0 }),
  get('/api/people'),
  get('/api/people', { q: 'jo' }),
  post('/apps/restore', { kind: 'planet', ids: [1] }),
  post('/apps/restore', { kind: 'planet' }, 400),
];
