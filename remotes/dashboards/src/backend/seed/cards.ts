import { find, getAvatar } from '@atrium/mock/demo';
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
    'Weber & Partner paid invoice #5032',
    'The whole sum, nine days early.',
    ['oskar'],
    '/apps/invoice/preview/5032',
  ),
  entry(
    2,
    'document',
    '@-8d 07:00',
    'Amira published Newsletter 46',
    'To 24,126 inboxes, 41.2% opened it.',
    ['amira'],
    '/content/items/10',
  ),
  entry(
    3,
    'person',
    '@-1d 09:00',
    'Bea invited three authors',
    'They start with the style guide.',
    ['bea'],
    '/apps/user/list',
  ),
  entry(
    4,
    'project',
    '@-5h',
    'Kofi scheduled “Behind the cover”',
    'Four minutes of light, and eleven minutes of rain.',
    ['kofi'],
    '/content/items/36',
  ),
  entry(
    5,
    'document',
    '@-38m',
    'Amira sent the launch post to legal',
    'Version seven, for one last look.',
    ['amira', 'jonas'],
    '/apps/email?mail=43',
  ),
  entry(
    6,
    'meeting',
    '@-3d 16:40',
    'Inês called the planning of the spring issue',
    'The list of stories, the cover, and who reads whom.',
    ['ines'],
    '/apps/calendar',
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
