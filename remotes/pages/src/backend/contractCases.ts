import { as, type ContractCase, get, post } from 'mock/testing';

/** Made one after the other, in the page and over HTTP; what one changes the next ones see. */
export const contractCases: readonly ContractCase[] = [
  get('/account-setting/data'),
  as('client', get('/account-setting/data'), 403),
  post('/account-setting/data', { info: { bio: 'x' }, notification: { followMe: true } }),
  post('/account-setting/data', { general: { company: 'Atrium' }, rev: 2 }),
  post('/account-setting/data', { general: { company: 'Another' }, rev: 2 }, 409),
  post('/account-setting/data', { general: { email: 'x' } }, 400),
  post('/account-setting/confirm-email', {}),
  post('/account-setting/password', { oldPassword: 'x', newPassword: 'longer words' }, 400),
  get('/profile/data'),
  post('/profile/like', { postId: 1 }),
  post('/profile/comments', { postId: 1, comment: 'x' }, 201),
  post('/profile/vote', { pollId: 1, option: 'The tram' }),
  post('/profile/favorite-page', { pageId: 1 }),
  post('/profile/favorite-feed', { feedId: 1 }),
  post('/profile/add-suggestion', { suggestionId: 1 }),
  get('/faq/data', { q: 'card' }),
  get('/faq/data/knowledge_base'),
  get('/faq/data/category', { category: 'writing' }),
  get('/faq/data/category', { category: 'attic' }, 404),
  get('/faq/data/question'),
  post('/faq/data/feedback', { slug: 'how-long-should-a-caption-be', wasHelpful: true }),
  get('/pricing/data'),
];
