import type { ContentItem } from '../../api/schemas';

/** What a file held that is not taken, or not as it was. */
const importNotes = [
  'markup',
  'remotePictures',
  'comments',
  'wasPublished',
  'otherTypes',
  'shortcodes',
  'noHtml',
  'fields',
  'internalTags',
  'author',
  'cutTitle',
  'cutSummary',
  'cutTags',
  'empty',
] as const;

export interface ImportNote {
  code: (typeof importNotes)[number];
  /** How many, or which. */
  detail?: string;
}

/** Why nothing of a file is taken. */
const fileIssues = [
  'tooLarge',
  'unknownKind',
  'unreadable',
  'entities',
  'noEntries',
  'tooMany',
  'longParagraph',
] as const;
export type FileIssue = (typeof fileIssues)[number];

type ImportFields = Pick<
  ContentItem,
  'title' | 'slug' | 'summary' | 'body' | 'tags' | 'locale' | 'cover' | 'seo' | 'type'
>;

/** An item as a file has it, before it is made fit. */
export interface RawEntry extends Partial<Omit<ImportFields, 'seo'>> {
  title: string;
  body: string;
  seoTitle?: string;
  seoDescription?: string;
  notes: ImportNote[];
}

/** An item that can be imported, and what of it is not taken. */
export interface ImportEntry extends ImportFields {
  notes: ImportNote[];
}

/** Entries of a file, and what of it is no entry. */
export interface ReadFile<Entry> {
  entries: Entry[];
  notes: ImportNote[];
}

export const maxFileBytes = 20 * 1024 * 1024;
export const maxEntries = 5000;

/** Nothing of a file can be taken. */
export class ImportIssue extends Error {
  readonly issue: FileIssue;

  constructor(issue: FileIssue) {
    super(issue);
    this.issue = issue;
  }
}
