import { find, getAvatar } from 'mock/demo';
import type { TimelineEntry } from '../../api/schemas';

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
  entry(2, 'document', '@-1d 11:02', 'Mei published the newsletter', 'To 24,126 inboxes, 41.2% opened it.', ['mei']),
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

const notes = [
  ['@-74d', 'Summer sale begins'],
  ['@-38d', 'Newsletter sent'],
  ['@-24d', 'Newsletter sent'],
  ['@-17d', 'Launch post published'],
  ['@-10d', 'Newsletter sent'],
  ['@-3d', 'Autumn sale begins'],
] as const;

export const annotations = notes.map(([day, text], index) => ({ id: index + 1, day, text, rev: 1 }));
