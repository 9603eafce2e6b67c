import type { FirstNotification } from '@atrium/contract';

/** The manifest says it, as the bell is read before the app is opened. */
export const firstNotifications: FirstNotification[] = [
  {
    kind: 'task',
    code: 'todo.done',
    params: { name: 'Silvain Roche', task: 'Interview questions for the harbour pilot' },
    time: '@-1d 12:05',
    title: 'Silvain Roche finished a task',
    text: 'Interview questions for the harbour pilot',
    link: '/apps/todo/completed?task=5',
  },
];
