import { hasText } from './composition';
import { cleanMail } from './sanitizeMail';

/** Plain text as markup: blank lines separate paragraphs. */
export function htmlOfText(text: string): string {
  if (text === '') return '';
  const page = document.implementation.createHTMLDocument('');
  const holder = page.createElement('div');
  for (const part of text.replace(/\r\n?/g, '\n').split('\n\n')) {
    const paragraph = page.createElement('p');
    part.split('\n').forEach((line, index) => {
      if (index > 0) paragraph.append(page.createElement('br'));
      paragraph.append(line);
    });
    holder.append(paragraph);
  }
  return holder.innerHTML;
}

export const toPlainText = (html: string): string => htmlOfText(textOfHtml(html));

/** True if plain text loses something: pictures, links, formatting. */
export const losesAsPlainText = (html: string): boolean => hasText(html) && toPlainText(html) !== html;

const blocks = /^(?:p|div|blockquote|ul|ol|pre|table|tr|h[1-6]|section|article|header|footer)$/;

const end = '\u2029';

/** Markup as plain text: inverse of `htmlOfText`. */
export function textOfHtml(html: string): string {
  const parts: string[] = [];
  write(cleanMail(html, { showPictures: false }).content, parts);
  if (parts.at(-1) === end) parts.pop();
  return parts.join('').replaceAll(end, '\n\n');
}

function write(node: Node, parts: string[]): void {
  for (const child of node.childNodes) {
    const before = parts.length;
    const name = child.nodeName.toLowerCase();
    if (child.nodeType === Node.TEXT_NODE) parts.push((child.textContent ?? '').replace(/\s+/g, ' '));
    else if (name === 'br') parts.push('\n');
    if (name === 'li') parts.push(child.previousSibling ? '\n- ' : '- ');
    write(child, parts);
    // A block and its last child together end one line.
    const hasEnded = parts.length > before && parts.at(-1) === end;
    if (name === 'li' && hasEnded) parts.pop();
    else if (blocks.test(name) && !hasEnded) parts.push(end);
  }
}
