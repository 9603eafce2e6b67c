import { call, Done, NotifyRequest } from 'shared/api';
import { created } from '../core/answer';
import { notifyWishesKey } from './tables';

export const notifyWish = call({
  method: 'POST',
  path: '/misc/notify',
  summary: 'Ask to be told when a page is there',
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
