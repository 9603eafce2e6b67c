import { answerCall, created, Done } from '@atrium/backend';
import { frameCalls } from './api';
import { NotifyRequest } from './api/schemas';
import { notifyWishesKey } from './tables';

export const notifyWish = answerCall(frameCalls.notifyWish, {
  summary: 'Ask for a mail when a page is there',
  input: NotifyRequest,
  answer: Done,
  success: [201],
  subject: null,
  handle(store, { input: { email, page } }) {
    const wishes = store.table(notifyWishesKey);
    const isKnown = wishes.all().some((wish) => wish.email === email && wish.page === (page ?? ''));
    if (!isKnown) wishes.put({ id: wishes.nextId(), email, page: page ?? '' });
    return created({});
  },
});
