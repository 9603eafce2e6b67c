import type { ContentItem, CustomType, ExportedItem } from '../../api/schemas';

type Read = (html: string) => DocumentFragment;

/** Elements that Markdown has no signs for: they stay as HTML, which Markdown may hold. */
const kept = ['table', 'sub', 'sup', 'u', 'figure', 's', 'del'] as const;

/** Fields that a file of an item begins with, as static sites read them. */
const frontOf = ({ item }: ExportedItem): Partial<Record<string, unknown>> => ({
  title: item.title,
  slug: item.slug,
  ...(item.summary && { summary: item.summary }),
  ...(item.tags.length > 0 && { tags: item.tags }),
  language: item.locale,
  status: item.status,
  ...(item.publishedAt && { date: item.publishedAt }),
  ...(item.values && { fields: item.values }),
  ...(item.cover && !item.cover.src.startsWith('data:') && { image: item.cover.src, image_alt: item.cover.alt }),
});

const nameOf = ({ id, slug }: ContentItem): string => `${String(id).padStart(5, '0')}-${slug || 'item'}.md`;

/** All items as Markdown with front matter, in one ZIP file. */
export async function writeMarkdownZip(items: readonly ExportedItem[], read: Read): Promise<Uint8Array<ArrayBuffer>> {
  const [{ default: Turndown }, { stringify }, { strToU8, zip }] = await Promise.all([
    import('turndown'),
    import('yaml'),
    import('fflate'),
  ]);
  const service = new Turndown({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' });
  service.keep([...kept]);
  const files: Record<string, Uint8Array> = {};
  for (const exported of items) {
    const text = `---\n${stringify(frontOf(exported))}---\n\n${service.turndown(read(exported.item.body))}\n`;
    files[nameOf(exported.item)] = strToU8(text);
    await new Promise((resume) => setTimeout(resume));
  }
  return new Promise((resolve, reject) =>
    zip(files, (error, bytes) => (error ? reject(error) : resolve(new Uint8Array(bytes)))),
  );
}

/** All of it, with versions, comments, history and former addresses. */
export const writeJsonExport = (items: readonly ExportedItem[], types: readonly CustomType[], at: string): string =>
  JSON.stringify({ format: 'atrium-content', version: 1, exportedAt: at, types, items }, null, 1);
