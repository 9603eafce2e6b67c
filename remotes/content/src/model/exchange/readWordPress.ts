import { ImportIssue, type ImportNote, type RawEntry, type ReadFile } from './importEntry';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value : [value]).filter(isFields);

/** Text of an element, which is an object where it has attributes. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return isFields(value) && typeof value['#text'] === 'string' ? value['#text'] : '';
}

const several = new Set(['item', 'category', 'wp:postmeta', 'wp:comment']);

async function parse(source: string): Promise<Fields> {
  // Exports of WordPress declare no entities: files that do are made to fill the memory.
  if (/<!ENTITY/i.test(source)) throw new ImportIssue('entities');
  const { XMLParser } = await import('fast-xml-parser');
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    trimValues: false,
    isArray: (name) => several.has(name),
  });
  try {
    const root: unknown = parser.parse(source);
    const rss = isFields(root) ? root.rss : null;
    const channel = isFields(rss) ? rss.channel : null;
    if (isFields(channel)) return channel;
  } catch {
    // No document at all, or one nested deeper than any export is.
  }
  throw new ImportIssue('unreadable');
}

const blocks =
  /^\s*<(?:p|div|h[1-6]|ul|ol|li|blockquote|pre|table|figure|hr|section|article|aside|header|footer|form|iframe|!--)\b/i;

/** Texts of the classic editor have blank lines in place of paragraphs. */
function toParagraphs(text: string): string {
  if (/<p[\s>]|<!-- wp:/i.test(text)) return text;
  return text
    .split(/(?:\r?\n[ \t]*){2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => (blocks.test(part) ? part : `<p>${part.trim().replace(/\r?\n/g, '<br>')}</p>`))
    .join('\n');
}

const shortcode =
  /\[(?:gallery|caption|embed|video|audio|playlist|contact-form[\w-]*|vc_\w+|et_pb_\w+)\b[^\]]{0,500}\]/g;

const metaOf = (item: Fields, key: string): string =>
  textOf(listOf(item['wp:postmeta']).find((meta) => textOf(meta['wp:meta_key']) === key)?.['wp:meta_value']);

const tagsOf = (item: Fields): string[] =>
  listOf(item.category)
    .filter((category) => ['post_tag', 'category'].includes(textOf(category['@domain'])))
    .map(textOf)
    .filter((name) => name !== '' && name !== 'Uncategorized');

function toNotes(item: Fields, content: string): ImportNote[] {
  const comments = listOf(item['wp:comment']).length;
  const shortcodes = content.match(shortcode)?.length ?? 0;
  const author = textOf(item['dc:creator']);
  const notes: (ImportNote | false)[] = [
    textOf(item['wp:status']) === 'publish' && { code: 'wasPublished', detail: textOf(item['wp:post_date_gmt']) },
    author !== '' && { code: 'author', detail: author },
    comments > 0 && { code: 'comments', detail: String(comments) },
    shortcodes > 0 && { code: 'shortcodes', detail: String(shortcodes) },
  ];
  return notes.filter((note): note is ImportNote => note !== false);
}

function toEntry(item: Fields, addresses: ReadonlyMap<string, string>, locale: string): RawEntry {
  const content = textOf(item['content:encoded']);
  const src = addresses.get(metaOf(item, '_thumbnail_id'));
  return {
    title: textOf(item.title),
    type: textOf(item['wp:post_type']) === 'page' ? 'page' : 'article',
    slug: textOf(item['wp:post_name']),
    summary: textOf(item['excerpt:encoded']).replace(/<[^>]{0,4000}>/g, ''),
    body: toParagraphs(content),
    tags: tagsOf(item),
    locale,
    cover: src ? { src, alt: '' } : null,
    seoTitle: metaOf(item, '_yoast_wpseo_title'),
    seoDescription: metaOf(item, '_yoast_wpseo_metadesc'),
    notes: toNotes(item, content),
  };
}

/** Posts and pages of an export of WordPress (WXR 1.2). Attachments give covers their addresses. */
export async function readWordPress(source: string): Promise<ReadFile<RawEntry>> {
  const channel = await parse(source);
  const items = listOf(channel.item);
  const typeOf = (item: Fields) => textOf(item['wp:post_type']);
  const addresses = new Map(
    items
      .filter((item) => typeOf(item) === 'attachment')
      .map((item) => [textOf(item['wp:post_id']), textOf(item['wp:attachment_url'])]),
  );
  const isTaken = (item: Fields) => ['post', 'page'].includes(typeOf(item)) && textOf(item['wp:status']) !== 'trash';
  const others = new Map<string, number>();
  for (const item of items.filter((one) => !isTaken(one))) {
    const name = textOf(item['wp:status']) === 'trash' ? 'trash' : typeOf(item) || '?';
    others.set(name, (others.get(name) ?? 0) + 1);
  }
  const locale = textOf(channel.language);
  return {
    entries: items.filter(isTaken).map((item) => toEntry(item, addresses, locale)),
    notes:
      others.size > 0
        ? [{ code: 'otherTypes', detail: [...others].map(([name, count]) => `${name} ×${count}`).join(', ') }]
        : [],
  };
}
