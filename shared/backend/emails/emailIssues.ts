import type { EmailPlaceholder, EmailText } from '../emailKind';
import { placeholderPattern } from './fillEmail';

export interface EmailIssue {
  field: 'subject' | 'text';
  code:
    | 'empty'
    /** There is no such placeholder. */
    | 'unknown'
    /** A placeholder that the email needs is not in it. */
    | 'missing'
    /** Braces that are no placeholder. */
    | 'braces'
    /** An address or a block in the subject. */
    | 'notInSubject'
    /** An address that is not that of a link: it has no host before the email leaves. */
    | 'notLink'
    /** A block within other words. */
    | 'notAlone'
    /** The address of a link is none of the web, and no placeholder. */
    | 'badLink';
  /** The placeholder or the address that it is about. */
  name: string;
}

const namesIn = (text: string): string[] => [...text.matchAll(placeholderPattern)].map(([, name = '']) => name);
const hasBraces = (text: string): boolean => /\{\{|\}\}/.test(text.replaceAll(placeholderPattern, ''));

function* issuesOfSubject(
  subject: string,
  kinds: ReadonlyMap<string, EmailPlaceholder['kind']>,
): Generator<EmailIssue> {
  const field = 'subject';
  if (!subject.trim()) yield { field, code: 'empty', name: '' };
  if (hasBraces(subject)) yield { field, code: 'braces', name: '' };
  for (const name of namesIn(subject)) {
    const kind = kinds.get(name);
    if (!kind) yield { field, code: 'unknown', name };
    else if (kind !== 'text') yield { field, code: 'notInSubject', name };
  }
}

function* issuesOfLinks(text: string, kinds: ReadonlyMap<string, EmailPlaceholder['kind']>): Generator<EmailIssue> {
  for (const [, address = ''] of text.matchAll(/\[[^\][\n]+\]\(([^()\n]*)\)/g)) {
    const [, name = ''] = /^\{\{(\w+)\}\}$/.exec(address) ?? [];
    const isKnown = name ? kinds.get(name) === 'link' || !kinds.has(name) : URL.canParse(address);
    if (!isKnown || (!name && !/^https?:\/\/\S+$/i.test(address)))
      yield { field: 'text', code: 'badLink', name: address };
  }
}

function* issuesOfText(text: string, placeholders: readonly EmailPlaceholder[]): Generator<EmailIssue> {
  const field = 'text';
  const kinds = new Map(placeholders.map(({ name, kind }) => [name, kind]));
  if (!text.trim()) yield { field, code: 'empty', name: '' };
  if (hasBraces(text)) yield { field, code: 'braces', name: '' };
  const names = new Set(namesIn(text));
  for (const name of names) if (!kinds.has(name)) yield { field, code: 'unknown', name };
  for (const { name, isRequired } of placeholders)
    if (isRequired && !names.has(name)) yield { field, code: 'missing', name };
  for (const paragraph of text.replaceAll('\r\n', '\n').split(/\n[ \t]*\n\s*/))
    for (const name of namesIn(paragraph))
      if (kinds.get(name) === 'block' && paragraph.trim() !== `{{${name}}}`) yield { field, code: 'notAlone', name };
  for (const name of new Set(namesIn(text.replaceAll(/\]\(\{\{\w+\}\}\)/g, ''))))
    if (kinds.get(name) === 'link') yield { field, code: 'notLink', name };
  yield* issuesOfLinks(text, kinds);
}

/** What keeps a text from being sent, in the order in which it is read. */
export const issuesOfEmail = (
  { subject, text }: EmailText,
  placeholders: readonly EmailPlaceholder[],
): EmailIssue[] => [
  ...issuesOfSubject(subject, new Map(placeholders.map(({ name, kind }) => [name, kind]))),
  ...issuesOfText(text, placeholders),
];
