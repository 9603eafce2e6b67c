import { rename } from '../../sanitize/articleMarkup';
import { removeEditorialRemains } from './editorialRemains';
import { readOtherContent } from './otherContent';
import { readStyles } from './styledWords';
import { styleOf } from './styleOf';
import { gatherWordLists, nestLevelledLists, nestLists } from './wordLists';

const blocks = 'p, h1, h2, h3, h4, h5, h6, ul, ol, div, table, blockquote, pre, img';

const alignmentOf = (element: Element): string =>
  /text-align:\s*(left|center|right|justify)/.exec(styleOf(element))?.[1] ??
  element.getAttribute('align')?.toLowerCase() ??
  '';

/** Alignment belongs to paragraphs, where it differs from the usual one. */
function readAlignments(root: DocumentFragment): void {
  for (const element of root.querySelectorAll('[align], [style*="text-align"]')) {
    const align = alignmentOf(element);
    element.removeAttribute('align');
    if (!/^(?:center|right|justify)$/.test(align)) continue;
    if (element.matches('p, h1, h2, h3, h4, h5, h6')) element.setAttribute('align', align);
    else if (element.matches('td, th, div') && !element.querySelector(blocks)) {
      const paragraph = element.ownerDocument.createElement('p');
      paragraph.setAttribute('align', align);
      paragraph.append(...element.childNodes);
      element.append(paragraph);
    }
  }
}

/** Editors of code copy lines as elements in a block that keeps blanks. */
function readCode(root: DocumentFragment): void {
  for (const block of root.querySelectorAll('div[style]')) {
    const isCode = /white-space:\s*pre\b/.test(styleOf(block)) && /font-family:[^;]*mono/.test(styleOf(block));
    if (!isCode) continue;
    for (const line of block.querySelectorAll('br')) line.replaceWith('\n');
    const lines = block.querySelector('div')
      ? [...block.children].map(({ textContent }) => (textContent ?? '').replace(/\n$/, ''))
      : (block.textContent ?? '').split('\n');
    const text = lines.join('\n').replaceAll('\u00a0', ' ');
    const other = block.ownerDocument.createElement(lines.length > 1 ? 'pre' : 'p');
    other.textContent = text;
    block.replaceWith(other);
  }
  for (const line of root.querySelectorAll('pre br')) line.replaceWith('\n');
}

/** Empty paragraphs, with which programs make room between others. */
function removeEmpty(root: DocumentFragment): void {
  for (const line of root.querySelectorAll('br.Apple-interchange-newline')) line.remove();
  for (const paragraph of root.querySelectorAll('p')) {
    const isEmpty = !paragraph.textContent?.trim() && !paragraph.querySelector('img');
    if (isEmpty && paragraph.parentNode?.childNodes.length !== 1) paragraph.remove();
  }
}

/** What a text of the person's has: the node of a schema is absent where a field takes none. */
export interface Taken {
  headings: boolean;
  code: boolean;
}

function fitTo(root: DocumentFragment, { headings, code }: Taken): void {
  if (!headings)
    for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
      const strong = heading.ownerDocument.createElement('strong');
      strong.append(...heading.childNodes);
      heading.append(strong);
      rename(heading, 'p');
    }
  if (code) return;
  for (const block of root.querySelectorAll('pre')) {
    const lines = (block.textContent ?? '').replace(/\n$/, '').split('\n');
    const paragraph = block.ownerDocument.createElement('p');
    for (const [place, line] of lines.entries()) {
      if (place > 0) paragraph.append(block.ownerDocument.createElement('br'));
      paragraph.append(line.replace(/^ +/, (blanks) => '\u00a0'.repeat(blanks.length)));
    }
    block.replaceWith(paragraph);
  }
}

/** Reduces markup of office programs, sheets, notes and pages to what it means; changes it in place. */
export function tidyPaste(root: DocumentFragment, html: string, taken: Taken): void {
  readCode(root);
  readOtherContent(root);
  removeEditorialRemains(root, html);
  gatherWordLists(root);
  nestLevelledLists(root);
  nestLists(root);
  readStyles(root);
  readAlignments(root);
  removeEmpty(root);
  fitTo(root, taken);
  // Programs state a direction of every paragraph; here each has that of its words.
  for (const element of root.querySelectorAll('[style], [class], [dir]'))
    for (const name of ['style', 'class', 'dir']) element.removeAttribute(name);
}
