import { Counts, call, type MockStore } from 'shared/api';
import { chatsKey } from '../chat/tables';
import { ok } from '../core/answer';
import { cartKey } from '../ecommerce/tables';
import { emailsKey } from '../email/tables';
import seeded from '../seed/counts.json';
import { listNotifications } from './notifications';

/** No seed is loaded for a badge: an app that nobody has opened yet is as its seed will be. */
function getCounts(store: MockStore): Counts {
  const countEmails = () =>
    store
      .table(emailsKey)
      .all()
      .filter(({ folder, isRead }) => folder === 'inbox' && !isRead).length;
  const countMessages = () =>
    store
      .table(chatsKey)
      .all()
      .reduce((sum, { unseenMsgs }) => sum + unseenMsgs, 0);
  return {
    email: store.isOpen(emailsKey) ? countEmails() : seeded.email,
    chat: store.isOpen(chatsKey) ? countMessages() : seeded.chat,
    cart: store.isOpen(cartKey) ? store.table(cartKey).all().length : seeded.cart,
    notifications: listNotifications(store).filter(({ isRead }) => !isRead).length,
  };
}

export const counts = call({
  method: 'GET',
  path: '/apps/counts',
  summary: 'What badges show: unread mails of the inbox, unseen messages, cart lines, unread notifications',
  answer: Counts,
  peeks: { email: [emailsKey], chat: [chatsKey], ecommerce: [cartKey] },
  handle: (store) => ok(getCounts(store)),
});
