import { type ContractCase, get, post } from 'mock/testing';

/** Made one after the other, in the page and over HTTP; what one changes the next ones see. */
export const contractCases: readonly ContractCase[] = [
  get('/apps/chat/chats-and-contacts'),
  get('/apps/chat/users/profile-user'),
  post('/apps/chat/users/profile-user', { status: 'away', about: 'Reading' }),
  get('/apps/chat/get-chat', { id: 8 }),
  get('/apps/chat/get-chat', { id: 1, limit: 3 }),
  get('/apps/chat/get-chat', { id: 4 }),
  get('/apps/chat/get-chat', { id: 4711 }, 404),
  post('/apps/chat/send-msg', { obj: { contact: { id: 4 }, message: 'Hello' } }, 201),
  post('/apps/chat/send-msg', { obj: { contact: { id: '4' }, message: 'Again' } }, 201),
  post('/apps/chat/send-msg', { obj: { contact: { id: 4 }, message: ' ' } }, 400),
  post(
    '/apps/chat/send-msg',
    {
      obj: { contact: { id: 4 }, message: '', picture: { url: 'data:image/png;base64,iVBORw0=', width: 2, height: 1 } },
    },
    201,
  ),
  get('/apps/chat/media', { contactId: 4 }),
  get('/apps/chat/media', { contactId: 4711 }, 404),
  post('/apps/chat/send-msg', { obj: { contact: { id: 99 }, message: 'x' } }, 404),
  post('/apps/chat/mute', { contactId: 3, isMuted: true }),
  post('/apps/chat/block', { contactId: 3, isBlocked: true }),
  post('/apps/chat/send-msg', { obj: { contact: { id: 3 }, message: 'x' } }, 400),
  post('/apps/chat/tag', { contactId: 3, tags: ['one', 'two'] }),
  post('/apps/chat/clear', { contactId: 4 }),
  post('/apps/chat/delete-contact', { contactId: 3 }),
  post('/apps/chat/restore-contact', { contactId: 3 }),
  post('/apps/chat/restore-contact', { contactId: 3 }, 404),
  get('/apps/chat/search', { q: 'tram' }),
];
