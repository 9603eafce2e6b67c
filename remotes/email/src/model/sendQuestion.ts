import type { MailContent } from './composition';

export type SendQuestion = 'subject' | 'file';

const words = [
  'attach(?:ed|ment|ments|ing)?',
  'enclosed',
  'enclosure',
  'anhang',
  'anhänge',
  'angehängt\\p{L}*',
  'beigefügt\\p{L}*',
  'anbei',
  'anlagen?',
  'beilage',
  'ci-joints?',
  'ci-jointes?',
  'pièces? jointes?',
  'en pj',
  'en annexe',
  'em anexo',
  'anexos?',
  'anexad\\p{L}*',
  'anexei',
];
const spokenOf = new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replaceAll('&nbsp;', ' ');

/** Question before sending; undefined if nothing seems missing. Inline pictures count as files. */
export function sendQuestion(content: MailContent): SendQuestion | undefined {
  const { subject, html, attachments } = content;
  const hasFile = attachments.length > 0 || /<img\b/i.test(html);
  if (!hasFile && spokenOf.test(`${subject} ${wordsOf(html)}`)) return 'file';
  return subject.trim() === '' ? 'subject' : undefined;
}
