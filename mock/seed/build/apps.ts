<<<<<<< HEAD
import type { CalendarEvent, Task } from 'shared/api';
import { events } from '../source/events';
=======
import type { ChatContact, ChatProfileUser, Task } from 'shared/api';
import { ownId, type StoredChat, type StoredMessage } from '../../chat/tables';
import type { StoredProduct } from '../../ecommerce/tables';
import { chats, contacts, profile } from '../source/chats';
>>>>>>> calendar
import { find, getAvatar, toPerson } from '../source/people';
import { tasks } from '../source/tasks';

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

<<<<<<< HEAD
export const buildEvents = (): CalendarEvent[] =>
  events.map(({ title, calendar, start, end, isAllDay = false, guests = [], place = '', text = '' }, index) => ({
    id: index + 1,
    url: '',
    title,
    start,
    end,
    allDay: isAllDay,
    extendedProps: { calendar, guests: guests.map(toPerson), location: place, description: text },
  }));
=======
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
>>>>>>> calendar
