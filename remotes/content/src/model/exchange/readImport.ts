import { fitEntry } from './fitEntry';
import { type ImportEntry, ImportIssue, maxEntries, maxFileBytes, type RawEntry, type ReadFile } from './importEntry';
import { readMarkdown } from './readMarkdown';

const endOf = (fileName: string): string => /\.([a-z]+)$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';

/** Readers load with the first file of their kind. */
async function readEntries(source: string, fileName: string): Promise<ReadFile<RawEntry>> {
  switch (endOf(fileName)) {
    case 'md':
    case 'markdown':
    case 'mdx':
      return readMarkdown(source, fileName);
    case 'html':
    case 'htm':
    case 'xhtml':
      return (await import(/* webpackChunkName: "readers" */ './readHtml')).readHtml(source, fileName);
    case 'xml':
    case 'wxr':
      return (await import(/* webpackChunkName: "readers" */ './readWordPress')).readWordPress(source);
    case 'json':
      return (await import(/* webpackChunkName: "readers" */ './readGhost')).readGhost(source);
    default:
      throw new ImportIssue('unknownKind');
  }
}

/**
 * Items of a file: Markdown, HTML, an export of WordPress or of Ghost.
 * @param read makes markup safe
 * @throws ImportIssue where nothing of it can be taken
 */
export async function readImport(
  file: Pick<File, 'name' | 'size' | 'text'>,
  read: (html: string) => DocumentFragment,
): Promise<ReadFile<ImportEntry>> {
  if (file.size > maxFileBytes) throw new ImportIssue('tooLarge');
  const { entries, notes } = await readEntries(await file.text(), file.name);
  if (entries.length === 0) throw new ImportIssue('noEntries');
  if (entries.length > maxEntries) throw new ImportIssue('tooMany');
  const fitted: ImportEntry[] = [];
  for (const entry of entries) {
    fitted.push(fitEntry(entry, read));
    // The page answers meanwhile.
    if (fitted.length % 20 === 0) await new Promise((resume) => setTimeout(resume));
  }
  return { entries: fitted, notes };
}
