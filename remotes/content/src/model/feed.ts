export const feedTypes = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const;

export interface FeedEntry {
  /** Stays the same, whatever its address is. */
  id: string;
  url: string;
  title: string;
  summary: string;
  at: string;
  author: string;
  tags: readonly string[];
  language: string;
  picture: string | null;
}

export interface Feed {
  kind: keyof typeof feedTypes;
  title: string;
  home: string;
  self: string;
  /** The newest first. */
  entries: readonly FeedEntry[];
}

/** Characters that no XML document may have (XML 1.0, §2.2): half a pair, too. */
const toXmlText = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those that XML forbids
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');

const pictureType = (url: string): string => {
  const end = /\.(png|gif|webp|avif|svg)(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase();
  return `image/${end === 'svg' ? 'svg+xml' : (end ?? 'jpeg')}`;
};

function clean<T extends FeedEntry>(entry: T): T {
  const { title, summary, author, tags } = entry;
  return {
    ...entry,
    title: toXmlText(title),
    summary: toXmlText(summary),
    author: toXmlText(author),
    tags: tags.map(toXmlText),
  };
}

type Library = typeof import('feedsmith');

/** RSS 2.0, with the author as Dublin Core has it: an element `author` has to be an email address. */
const writeRss = ({ generateRssFeed }: Library, { title, home, self, entries }: Feed): string =>
  generateRssFeed({
    title,
    link: home,
    description: title,
    ...(entries[0] && { lastBuildDate: new Date(entries[0].at), language: entries[0].language }),
    atom: { links: [{ href: self, rel: 'self', type: feedTypes.rss }] },
    items: entries.map((entry) => ({
      title: entry.title,
      link: entry.url,
      guid: { value: entry.id, isPermaLink: false },
      description: entry.summary,
      pubDate: new Date(entry.at),
      categories: entry.tags.map((name) => ({ name })),
      dc: { creators: [entry.author] },
      ...(entry.picture && { enclosures: [{ url: entry.picture, length: 0, type: pictureType(entry.picture) }] }),
    })),
  });

const writeAtom = ({ generateAtomFeed }: Library, { title, home, self, entries }: Feed): string =>
  generateAtomFeed({
    id: self,
    title: { value: title },
    // An empty feed was never changed; Atom asks for a time all the same (RFC 4287, §4.2.15).
    updated: new Date(entries[0]?.at ?? 0),
    links: [
      { href: self, rel: 'self', type: feedTypes.atom },
      { href: home, rel: 'alternate', type: 'text/html' },
    ],
    entries: entries.map((entry) => ({
      id: entry.id,
      title: { value: entry.title },
      updated: new Date(entry.at),
      published: new Date(entry.at),
      links: [{ href: entry.url, rel: 'alternate', type: 'text/html', hreflang: entry.language }],
      summary: { value: entry.summary },
      authors: [{ name: entry.author }],
      categories: entry.tags.map((term) => ({ term })),
    })),
  });

const writeJson = ({ generateJsonFeed }: Library, { title, home, self, entries }: Feed): string =>
  JSON.stringify(
    generateJsonFeed({
      title,
      home_page_url: home,
      feed_url: self,
      items: entries.map((entry) => ({
        id: entry.id,
        url: entry.url,
        title: entry.title,
        summary: entry.summary,
        content_text: entry.summary,
        date_published: new Date(entry.at),
        authors: [{ name: entry.author }],
        tags: [...entry.tags],
        language: entry.language,
        ...(entry.picture && { image: entry.picture }),
      })),
    }),
  );

const writers = { rss: writeRss, atom: writeAtom, json: writeJson } as const;

/** A feed in its format. The library loads with the first one. */
export async function writeFeed(feed: Feed): Promise<string> {
  const entries = feed.entries.map(clean);
  return writers[feed.kind](await import('feedsmith'), { ...feed, title: toXmlText(feed.title), entries });
}
