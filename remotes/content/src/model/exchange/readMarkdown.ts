import { ImportIssue, type ImportNote, type RawEntry, type ReadFile } from './importEntry';

const frontMatter = /^\ufeff?---[ \t]*\r?\n([\s\S]{0,100000}?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;

const known = new Set(
  'title slug description summary excerpt tags categories category lang language locale date draft status author image cover featured_image image_alt type layout permalink'.split(
    ' ',
  ),
);

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

const listOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []).map(textOf).filter(Boolean);

async function readFields(source: string): Promise<Record<string, unknown>> {
  const { parse } = await import('yaml');
  try {
    // An alias of an alias of an alias takes more memory than there is.
    const fields: unknown = parse(source, { maxAliasCount: 20, schema: 'core' });
    return typeof fields === 'object' && fields !== null ? { ...fields } : {};
  } catch {
    throw new ImportIssue('unreadable');
  }
}

function toNotes(fields: Record<string, unknown>): ImportNote[] {
  const others = Object.keys(fields).filter((name) => !known.has(name.toLowerCase()));
  return [
    ...(others.length > 0 ? [{ code: 'fields' as const, detail: others.slice(0, 20).join(', ') }] : []),
    ...(fields.author ? [{ code: 'author' as const, detail: textOf(fields.author) }] : []),
  ];
}

/** The first line, if it is a heading of the first rank, which a title is. */
const firstHeading = /^\s*#[ \t]+([^\r\n]+?)[ \t#]*(?:\r?\n|$)/;

const fence = /^(```|~~~)[^\n]*\n[\s\S]*?^\1/gm;
const embedded = /data:[\w/+.-]+;base64,[A-Za-z0-9+/=]+/g;
/** The library takes the square of the time for a paragraph of many signs. */
const maxParagraph = 30_000;

const hasLongParagraph = (words: string): boolean =>
  words
    .replace(fence, '')
    .replace(embedded, '')
    .split(/\n\s*\n/)
    .some((paragraph) => paragraph.length > maxParagraph);

/** Markdown with front matter in YAML, as static sites have it (CommonMark, with tables as on GitHub). */
export async function readMarkdown(source: string, fileName: string): Promise<ReadFile<RawEntry>> {
  const [whole = '', head] = frontMatter.exec(source) ?? [];
  const fields = head === undefined ? {} : await readFields(head);
  const words = source.slice(whole.length);
  const [line = '', heading] = firstHeading.exec(words) ?? [];
  const title = textOf(fields.title) || heading?.trim() || fileName.replace(/\.[^.]+$/, '');
  const isRepeated = heading !== undefined && heading.trim() === title;
  if (hasLongParagraph(words)) throw new ImportIssue('longParagraph');
  const { marked } = await import('marked');
  const src = textOf(fields.image ?? fields.cover ?? fields.featured_image);
  return {
    notes: [],
    entries: [
      {
        title,
        body: marked.parse(isRepeated ? words.slice(line.length) : words, { async: false, gfm: true }),
        slug: textOf(fields.slug) || textOf(fields.permalink),
        summary: textOf(fields.summary) || textOf(fields.description) || textOf(fields.excerpt),
        tags: [...listOf(fields.tags), ...listOf(fields.categories ?? fields.category)],
        locale: textOf(fields.locale) || textOf(fields.language) || textOf(fields.lang),
        cover: src ? { src, alt: textOf(fields.image_alt) } : null,
        notes: toNotes(fields),
      },
    ],
  };
}
