import { team } from '@atrium/mock/demo';
import type { Bundle, Channel, ContentItem, ContentText, Cover, EventAction, Project } from '../../api/schemas';
import { toSlug } from '../../model/slugOf';
import type { StoredComment, StoredEvent, StoredVersion } from '../tables';
import { out, planned, type Source, waiting, written } from './sources';

type Unrevised<T> = Omit<T, 'rev'>;

export const channels: Unrevised<Channel>[] = [
  { id: 1, name: 'Blog', kind: 'blog', tone: 'accent', isConnected: true },
  { id: 2, name: 'Newsletter', kind: 'newsletter', tone: 'teal', isConnected: true },
  { id: 3, name: 'Social', kind: 'social', tone: 'plum', isConnected: true },
  { id: 4, name: 'Shop', kind: 'site', tone: 'amber', isConnected: true },
  { id: 5, name: 'Photo stream', kind: 'social', tone: 'blue', isConnected: false },
];
const channelKeys = ['blog', 'newsletter', 'social', 'shop', 'photos'];

const idOf = (key: string): number => {
  const place = team.findIndex((person) => person.key === key);
  if (place < 0) throw new Error(`Nobody is called ${key}`);
  return place + 1;
};

const project = (
  id: number,
  [name, tone, dueAt]: [string, Project['tone'], string | null],
  members: string[],
  note: string,
  archivedAt: string | null = null,
): Unrevised<Project> => ({ id, name, note, tone, memberIds: members.map(idOf), dueAt, archivedAt });

export const projects: Unrevised<Project>[] = [
  project(
    1,
    ['Launch: one price', 'accent', '@+10d 09:00'],
    ['joana', 'amira', 'jonas', 'oskar'],
    'Everything that readers learn of the new price: the post, the letter, the questions they will ask.',
  ),
  project(
    2,
    ['Lisbon at night', 'plum', '@+14d 12:00'],
    ['amira', 'jonas', 'kofi', 'silvain'],
    'The last tram and who rides it: a story, its gallery, and short ones for the stream.',
  ),
  project(
    3,
    ['Spring issue', 'green', '@+60d 12:00'],
    ['joana', 'lucia', 'ines', 'jonas'],
    'Texts for the issue in four languages; the printer needs them in the third week of January.',
  ),
  project(
    4,
    ['Winter catalogue', 'amber', '@+6d 18:00'],
    ['amira', 'ravi', 'oskar', 'silvain'],
    'Halden Outdoor’s pages and our own, with prices and sizes that are the shop’s.',
  ),
  project(
    5,
    ['December calendar', 'teal', '@+9d 07:00'],
    ['ines', 'amira', 'joana'],
    'Twenty-four doors, one a day, at seven in the morning.',
  ),
  project(
    6,
    ['Portrait series', 'blue', '@-2d 12:00'],
    ['kofi', 'amira'],
    'People at work whom one never sees: pilots, tuners, keepers of lighthouses.',
  ),
  project(
    7,
    ['Autumn issue', 'red', '@-31d 18:00'],
    ['joana', 'amira', 'ines'],
    'The issue of October, its cover, and what we learned from it.',
    '@-8d 10:00',
  ),
];
const projectKeys = ['launch', 'lisbon', 'spring', 'catalogue', 'december', 'portraits', 'autumn'];

/** Projects of published and planned items; the others name theirs themselves. */
const projectOfTitle: ReadonlyMap<string, string> = new Map(
  Object.entries({
    launch: ['Newsletter 47'],
    lisbon: ['Fourteen seconds of fog', 'A quieter picture for page one'],
    spring: ['Behind the cover', 'Who reads whom'],
    catalogue: ['Repairs, not returns', 'Mending a card box', 'Halden Outdoor: the jacket that was mended'],
    december: ['Drawing a door that is also a window', 'First door', 'Opening hours in December'],
    portraits: ['Portraits in the kitchen', 'What the pilot hears', 'Dates for the portrait series'],
    autumn: ['Cover: window it is', 'What we learned from the autumn issue'],
  }).flatMap(([key, titles]) => titles.map((title) => [title, key] as const)),
);

function toHtml(paragraph: string): string {
  if (paragraph.startsWith('## ')) return `<h2>${paragraph.slice(3)}</h2>`;
  if (paragraph.startsWith('> ')) return `<blockquote><p>${paragraph.slice(2)}</p></blockquote>`;
  return `<p>${paragraph}</p>`;
}

const pictures = 9;
const coverOf = ({ title, type, status, channels: [channel] }: Source, index: number): Cover | null =>
  type === 'article' && channel === 'blog' && ['approved', 'scheduled', 'published'].includes(status)
    ? { src: `/assets/demo/blog/${((index + 4) % pictures) + 1}.svg`, alt: `Drawing for “${title}”` }
    : null;

const textOf = ({ title, summary, text, channels, tags = [] }: Source): ContentText => ({
  title,
  slug: toSlug(title),
  summary,
  body: text.map(toHtml).join(''),
  cover: null,
  channelIds: channels.map((key) => channelKeys.indexOf(key) + 1),
  tags,
  locale: 'en',
});

/** Titles of the items of each bundle. */
const bundled = [
  ['Paper, slowly', 'Weekend question'],
  ['Winter boxes, last call', 'How we choose paper'],
  ['Twelve answers about the crossword', 'The contract in plain words'],
] as const;

/** The one translation: of the post about the new price, from the version that is live. */
const translationOf = (title: string) =>
  title === 'The German launch post'
    ? {
        locale: 'de',
        translationOf: all.findIndex((source) => source.title === 'One price, from 1 December') + 1,
        translatedVersion: 1,
      }
    : {};

const bundleOf = (title: string): number | null => {
  const place = bundled.findIndex((titles) => titles.some((one) => one === title));
  return place < 0 ? null : place + 1;
};

const isApproved = ({ status }: Source): boolean => ['approved', 'scheduled', 'published', 'failed'].includes(status);

function buildItem(source: Source, index: number): Unrevised<ContentItem> {
  const { status, before } = source;
  const version = before ? 2 : 1;
  const isOut = status === 'published';
  const projectPlace = projectKeys.indexOf(source.project ?? projectOfTitle.get(source.title) ?? '');
  const isPlanned = status === 'scheduled' || status === 'failed';
  return {
    id: index + 1,
    type: source.type,
    ...textOf(source),
    cover: coverOf(source, index),
    projectId: projectPlace < 0 ? null : projectPlace + 1,
    status,
    version,
    publishedVersion: isOut ? version : before?.isLive ? 1 : null,
    approvedVersion: isApproved(source) ? version : before && !before.isLive ? 1 : null,
    authorId: idOf(source.author),
    reviewerId: source.reviewer ? idOf(source.reviewer) : null,
    dueAt: source.due ?? null,
    scheduledAt: isPlanned ? (source.at ?? null) : null,
    scheduledZone: isPlanned ? 'Europe/Lisbon' : null,
    publishedAt: isOut ? (source.at ?? null) : before?.isLive ? '@-16d 10:00' : null,
    failure:
      status === 'failed'
        ? { code: 'channelSignedOut', message: 'Photo stream', at: source.at ?? '', attempts: 3 }
        : null,
    ...translationOf(source.title),
    ...(bundleOf(source.title) && { bundleId: bundleOf(source.title) }),
    checklist: (source.checklist ?? []).map(([label, isDone]) => ({ label, isDone })),
    session: null,
    createdAt: isOut ? '@-45d 09:00' : '@-20d 09:00',
    updatedAt: source.at?.startsWith('@-')
      ? source.at
      : `@-${1 + (index % 6)}d ${String(9 + (index % 8)).padStart(2, '0')}:15`,
    archivedAt: status === 'archived' ? '@-6d 12:00' : null,
  };
}

const all: readonly Source[] = [...out, ...written, ...planned, ...waiting];
export const items = all.map(buildItem);

const bundle = (
  id: number,
  name: string,
  author: string,
  change: Partial<Bundle> & Pick<Bundle, 'state'>,
): Unrevised<Bundle> => ({
  id,
  name,
  itemIds: (bundled[id - 1] ?? []).map((title) => items.find((item) => item.title === title)?.id ?? 0),
  scheduledAt: null,
  scheduledZone: null,
  publishedAt: null,
  failure: null,
  authorId: idOf(author),
  createdAt: '@-5d 10:00',
  updatedAt: '@-1d 10:00',
  ...change,
});

const late = items.find(({ title }) => title === 'The contract in plain words');

export const bundles: Unrevised<Bundle>[] = [
  bundle(1, 'A weekend on paper', 'joana', {
    state: 'scheduled',
    scheduledAt: '@+4d 18:00',
    scheduledZone: 'Europe/Lisbon',
  }),
  bundle(2, 'Winter catalogue goes live', 'amira', { state: 'open' }),
  bundle(3, 'Answers to readers', 'joana', {
    state: 'failed',
    scheduledAt: '@-1d 09:00',
    scheduledZone: 'Europe/Lisbon',
    failure: {
      at: '@-1d 09:00',
      attempts: 1,
      hindrances: [{ id: late?.id ?? 0, title: late?.title ?? '', reason: 'notApproved' }],
    },
  }),
];

/** Older versions; the newest ones are the items themselves. */
export const versions: StoredVersion[] = all.flatMap((source, index) => {
  if (!source.before) return [];
  const { text, title = source.title } = source.before;
  return [
    {
      id: `${index + 1}:1`,
      itemId: index + 1,
      version: 1,
      snapshot: textOf({ ...source, title, text }),
      authorId: idOf(source.author),
      createdAt: '@-17d 10:00',
      note: '',
    },
  ];
});

export const comments: StoredComment[] = all
  .flatMap((source, index) => (source.comments ?? []).map((comment) => ({ comment, item: items[index] })))
  .flatMap(({ comment: { author, at, text, quote = null, isResolved = false, isBlocking = false }, item }, index) =>
    item
      ? [
          {
            id: index + 1,
            itemId: item.id,
            version: item.version,
            authorId: idOf(author),
            text,
            quote,
            isBlocking,
            isResolved,
            at,
          },
        ]
      : [],
  );

type Step = [action: EventAction, actor: number | null, to: ContentItem['status'], at: string, reason?: string | null];

function stepsOf(source: Source, item: Unrevised<ContentItem>): Step[] {
  const [author, reviewer] = [item.authorId, item.reviewerId ?? idOf('joana')];
  const steps: Step[] = [['create', author, 'draft', item.createdAt]];
  if (source.status === 'draft') return steps;
  if (source.status === 'archived') return [...steps, ['archive', author, 'archived', '@-6d 12:00']];
  const day = source.status === 'published' ? '@-44d' : '@-4d';
  steps.push(['submit', author, 'in_review', `${day} 14:05`]);
  if (source.reason) steps.push(['requestChanges', reviewer, 'changes_requested', '@-1d 16:40', source.reason]);
  if (!isApproved(source)) return steps;
  steps.push(['approve', reviewer, 'approved', `${day} 16:30`]);
  if (source.status === 'approved') return steps;
  steps.push(['schedule', reviewer, 'scheduled', `${day} 16:32`]);
  if (source.status === 'published') steps.push(['run', null, 'published', source.at ?? '']);
  if (source.status === 'failed') steps.push(['run', null, 'failed', source.at ?? '', 'Photo stream']);
  return steps;
}

export const events: StoredEvent[] = all
  .flatMap((source, index) => {
    const item = items[index];
    if (!item) return [];
    return stepsOf(source, item).map(([action, actorId, to, at, reason = null], place, steps) => ({
      itemId: item.id,
      actorId,
      action,
      from: steps[place - 1]?.[2] ?? null,
      to,
      version: item.version,
      reason,
      at,
      before: null,
    }));
  })
  .map((event, index) => ({ id: index + 1, ...event }));
