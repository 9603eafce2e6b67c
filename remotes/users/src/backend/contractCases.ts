import { as, type ContractCase, get, post, remove } from 'mock/testing';

const user = { fullName: 'Ann Archer', username: 'ann', email: 'ann@example.com', role: 'editor' };

/** Made one after the other, in the page and over HTTP; what one changes the next ones see. */
export const contractCases: readonly ContractCase[] = [
  get('/api/users/list/all-data'),
  get('/api/users/list/data', { q: 'an', role: 'author', page: 1, perPage: 5, sortBy: 'fullName', sortDir: 'desc' }),
  get('/api/users/list/data', { role: '', currentPlan: null, status: 'active' }),
  get('/api/users/user', { id: 3 }),
  get('/api/users/user', { id: 4711 }, 404),
  get('/api/users/roles'),
  post('/apps/users/change-role', { role: 'editor', action: 'update', subject: 'User', isAllowed: true }),
  post('/apps/users/change-role', { role: 'admin', action: 'update', subject: 'User', isAllowed: false }, 400),
  post('/apps/users/reset-role', { role: 'editor' }),
  get('/api/users/sessions', { id: 3 }),
  post('/apps/users/end-sessions', { id: 3 }),
  post('/apps/users/end-sessions', { id: 4711 }, 404),
  post('/apps/users/add-user', user, 201),
  post('/apps/users/add-user', user, 400),
  post('/apps/users/add-user', {}, 400),
  post('/apps/users/update-user', { id: 133, address: { city: 'Bonn' }, social: { github: 'https://github.com/ann' } }),
  post('/apps/users/update-user', { id: 133, website: 'javascript:alert(1)' }, 400),
  post('/apps/users/update-user', { id: 133, rev: 1, company: 'Late' }, 409),
  get('/api/users/timeline', { id: 133 }),
  post('/apps/users/invite-again', { id: 3 }),
  post('/apps/users/invite-again', { id: 1 }, 400),
  post('/apps/users/update-many', { ids: [5, 1], dataToUpdate: { status: 'inactive' } }),
  post('/apps/users/update-many', { dataToUpdate: {} }, 400),
  post('/apps/users/delete-many', { filter: { q: 'archer', role: null } }),
  remove('/apps/users/delete', { id: 6 }),
  remove('/apps/users/delete', { id: 1 }, 400),
  post('/apps/restore', { kind: 'user', ids: [6, 133] }),
  as('client', get('/api/users/list/data'), 403),
];
