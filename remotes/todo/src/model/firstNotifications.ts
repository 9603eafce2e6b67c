import type { FirstNotification } from '@atrium/contract';

/** In the manifest, because the bell is read before the app is loaded. */
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
