import type { CalendarEvent, Task } from 'shared/api';
import { events } from '../source/events';
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
