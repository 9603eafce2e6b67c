import { clients, find, getAvatar } from 'mock/demo';
import type { CompanyRow, TimelineEntry, Transaction } from '../../api/schemas';

const company = (
  index: number,
  category: string,
  views: number,
  viewHours: number,
  revenue: number,
  sales: number,
): CompanyRow => {
  const client = clients[index];
  return {
    id: index + 1,
    name: client?.company ?? '',
    email: client?.companyEmail ?? '',
    category,
    views,
    viewHours,
    revenue,
    sales,
  };
};

export const companies: readonly CompanyRow[] = [
  company(0, 'Finance', 23_400, 24, 891.2, 68),
  company(1, 'Retail', 78_000, 48, 668.51, 97),
  company(2, 'Food', 162, 5, 522.29, 62),
  company(3, 'Books', 214, 1, 291.01, 88),
  company(4, 'Food', 208, 1, 783.93, -16),
  company(5, 'Culture', 990, 5, 780.05, -22),
  company(6, 'Retail', 5_700, 72, 531.49, 42),
];

export const browsers = [
  { name: 'Chromium', share: 54.4 },
  { name: 'Firefox', share: 19.1 },
  { name: 'Safari', share: 14.6 },
  { name: 'Edge', share: 8.2 },
  { name: 'Others', share: 3.7 },
].map((browser, index) => ({ id: index + 1, ...browser }));

export const transactions: readonly Transaction[] = [
  { id: 1, title: 'Printer', subtitle: 'Proofs of the spring issue', icon: 'printer', amount: -340 },
  { id: 2, title: 'Bank transfer', subtitle: 'Weber & Partner', icon: 'landmark', amount: 2_480 },
  { id: 3, title: 'Card', subtitle: 'Pictures, agency', icon: 'credit-card', amount: -199 },
  { id: 4, title: 'Subscriptions', subtitle: 'Readers, this week', icon: 'newspaper', amount: 926.4 },
  { id: 5, title: 'Refund', subtitle: 'Train to Lisbon', icon: 'undo-2', amount: 98 },
];

const toCardPerson = (key: string) => ({ name: find(key).fullName, avatar: getAvatar(find(key)) });

export const meetup = {
  id: 1,
  title: 'Planning of the spring issue',
  text: 'The list of stories, the cover, and who reads whom.',
  start: '@+2d 15:00',
  end: '@+2d 16:30',
  place: 'Room Aula',
  people: ['amira', 'lucia', 'ines', 'mei'].map(toCardPerson),
};

const entry = (
  id: number,
  kind: TimelineEntry['kind'],
  time: string,
  title: string,
  text: string,
  keys: string[],
  link: string | null = null,
): TimelineEntry => ({ id, kind, title, text, time, people: keys.map(toCardPerson), link });

export const timeline: readonly TimelineEntry[] = [
  entry(
    1,
    'invoice',
    '@-2d 09:12',
    'Weber & Partner paid an invoice',
    'The whole sum, nine days early.',
    ['oskar'],
    '/apps/invoice/list',
  ),
  entry(2, 'document', '@-1d 11:02', 'Mei published the newsletter', 'To 24,126 inboxes, 41.2 % opened it.', ['mei']),
  entry(
    3,
    'person',
    '@-1d 09:00',
    'Bea invited three authors',
    'They start with the style guide.',
    ['bea'],
    '/apps/user/list',
  ),
  entry(4, 'meeting', '@-5h', 'Cover: the window was chosen', 'Inês draws it, Kofi photographs the wall.', [
    'ines',
    'kofi',
  ]),
  entry(
    5,
    'project',
    '@-38m',
    'Launch post, version seven',
    'It goes to legal at noon.',
    ['amira', 'jonas'],
    '/apps/email',
  ),
];

const review = (id: number, title: string, kind: 'Article' | 'Page' | 'Email', author: string, dueDate: string) => ({
  id,
  title,
  kind,
  author: toCardPerson(author),
  dueDate,
  link: '/apps/todo',
});

export const reviews = [
  review(1, 'Launch post: pricing update', 'Article', 'amira', '@+0d'),
  review(2, 'Lisbon story, gallery', 'Page', 'kofi', '@+1d'),
  review(3, 'Spring issue, Portuguese', 'Email', 'lucia', '@+4d'),
  review(4, 'Bread, part two', 'Article', 'jonas', '@+6d'),
  review(5, 'The fog signal', 'Page', 'silvain', '@+8d'),
  review(6, 'Newsletter of next week', 'Email', 'mei', '@+9d'),
];
