import type { ChatContact, ChatProfileUser, Task } from 'shared/api';
import { ownId, type StoredChat, type StoredMessage } from '../../chat/tables';
import type { StoredProduct } from '../../ecommerce/tables';
import { chats, contacts, profile } from '../source/chats';
import { find, getAvatar, toPerson } from '../source/people';
import { cart, products, wishlist } from '../source/products';
import { tasks } from '../source/tasks';
import { toSlug } from './help';

export function buildChat() {
  const built = contacts.map(({ id, key, about, status, tags = [], isImportant = false }): ChatContact => {
    const { fullName, job, email, phone } = find(key);
    const flags = { isMuted: false, isBlocked: false, isImportant };
    return { id, fullName, role: job, about, avatar: getAvatar(find(key)), status, email, phone, ...flags, tags };
  });
  const messages: StoredMessage[] = [];
  for (const [index, { contact, messages: own }] of chats.entries()) {
    for (const [who, time, message] of own) {
      messages.push({
        id: messages.length + 1,
        chatId: index + 1,
        message,
        time,
        senderId: who === 'me' ? ownId : contact,
      });
    }
  }
  const joana = find('joana');
  const self: ChatProfileUser = {
    id: ownId,
    avatar: getAvatar(joana),
    fullName: joana.fullName,
    role: joana.job,
    ...profile,
    settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: true },
  };
  return {
    contacts: built,
    chats: chats.map(
      ({ contact, unseen }, index): StoredChat => ({ id: index + 1, userId: contact, unseenMsgs: unseen }),
    ),
    messages,
    chatProfile: [self],
  };
}

export const buildTasks = (): Task[] =>
  tasks.map(({ title, due, text, assignee, tags = [], is = [] }, index) => ({
    id: index + 1,
    title,
    dueDate: due,
    description: text ? `<p>${text}</p>` : '',
    assignee: assignee ? { fullName: find(assignee).fullName, avatar: getAvatar(find(assignee)) } : null,
    tags,
    isCompleted: is.includes('completed'),
    isDeleted: is.includes('deleted'),
    isImportant: is.includes('important'),
    position: tasks.length - index,
  }));

export function buildShop() {
  const built = products.map(
    ({ name, brand, category, price, rating, ships = false, colors, text }, index): StoredProduct => {
      const id = index + 1;
      return {
        id,
        name,
        slug: `${toSlug(`${brand} ${name}`)}-${id}`,
        description: text,
        brand,
        category,
        price,
        image: `/assets/demo/products/${id}.svg`,
        hasFreeShipping: ships,
        rating,
        colorOptions: colors,
      };
    },
  );
  return { products: built, cart, wishlist };
}
