import type { EmailPlaceholder, EmailText, EmailValues } from '../emailKind';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);
const toHtml = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

/** A placeholder, its name in the first group. */
export const placeholderPattern = /\{\{(\w+)\}\}/g;
const alone = /^\{\{(\w+)\}\}$/;
const inline = /\[([^\][\n]+)\]\(([^()\s]+)\)|\*\*([^*\n]+)\*\*|\{\{(\w+)\}\}/g;

/** Addresses that readers of an email may be led to. */
const isWebAddress = (address: string): boolean => /^https?:\/\//i.test(address) && URL.canParse(address);

type Kinds = ReadonlyMap<string, EmailPlaceholder['kind']>;

/** The address of a link as it is written: one of the web, or that of a placeholder. */
function addressOf(written: string, kinds: Kinds, values: EmailValues): string | undefined {
  const [, name = ''] = alone.exec(written) ?? [];
  if (kinds.get(name) === 'link') return values[name];
  return isWebAddress(written) ? written : undefined;
}

function inlineHtml(text: string, kinds: Kinds, values: EmailValues): string {
  let html = '';
  let end = 0;
  for (const found of text.matchAll(inline)) {
    const [whole, words, written = '', strong, name = ''] = found;
    html += toHtml(text.slice(end, found.index));
    end = found.index + whole.length;
    const address = words === undefined ? undefined : addressOf(written, kinds, values);
    if (words !== undefined)
      html +=
        address === undefined ? toHtml(whole) : `<a href="${escapeHtml(address)}">${wordsHtml(words, values)}</a>`;
    else if (strong !== undefined) html += `<strong>${wordsHtml(strong, values)}</strong>`;
    else if (kinds.get(name) === 'block') html += values[name] ?? '';
    else html += toHtml(values[name] ?? '');
  }
  return html + toHtml(text.slice(end));
}

const fillWords = (text: string, values: EmailValues): string =>
  text.replace(placeholderPattern, (_whole, name: string) => values[name] ?? '');

const wordsHtml = (text: string, values: EmailValues): string => toHtml(fillWords(text, values));

function paragraphHtml(paragraph: string, kinds: Kinds, values: EmailValues): string {
  const [, name = ''] = alone.exec(paragraph) ?? [];
  if (kinds.get(name) === 'block') return values[name] ?? '';
  const html = inlineHtml(paragraph, kinds, values);
  return html && `<p>${html}</p>`;
}

/** An email as it leaves: all that people wrote is escaped, so that only the blocks of apps are HTML of their own. */
export function fillEmail(
  { subject, text }: EmailText,
  placeholders: readonly EmailPlaceholder[],
  values: EmailValues,
): { subject: string; message: string } {
  const kinds = new Map(placeholders.map(({ name, kind }) => [name, kind]));
  const paragraphs = text
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return {
    // A line break would begin another header.
    subject: fillWords(subject, values).replaceAll(/\s+/g, ' ').trim(),
    message: paragraphs.map((paragraph) => paragraphHtml(paragraph, kinds, values)).join(''),
  };
}
