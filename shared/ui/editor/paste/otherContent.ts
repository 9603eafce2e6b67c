import { styleOf } from './styleOf';

const all = (root: ParentNode, selector: string): Element[] => [...root.querySelectorAll(selector)];

const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';

/** Formulas become what their author typed, or else the words for them. */
function readFormulas(root: DocumentFragment): void {
  for (const math of all(root, 'math')) {
    const source = math.querySelector('annotation[encoding="application/x-tex"]');
    const text = textOf(source) || math.getAttribute('alttext') || textOf(math);
    // What is shown in its place: the same once more, as layers or as a picture.
    (math.closest('.katex, .mwe-math-element') ?? math).replaceWith(text);
  }
}

/** What its own page or document does not show. */
function removeHidden(root: DocumentFragment): void {
  for (const element of all(root, '[hidden]')) element.remove();
  for (const element of all(root, '[style]'))
    if (/display:\s*none|visibility:\s*hidden|mso-hide:\s*all/.test(styleOf(element))) element.remove();
}

const emojiSign = /^(?:[\p{Extended_Pictographic}\p{Regional_Indicator}][\p{Emoji}\p{M}\p{Cf}]{0,20}|:[\w+-]{1,60}:)$/u;

/** Pictures in markup that stand for signs, boxes to tick and formulas: nobody misses them. */
export const countSigns = (html: string): number =>
  [...html.matchAll(/<img[\s/][^<>]*>/gi)].filter(([tag]) => {
    const sign = /\s(?:data-emoji|alt)="([^"]*)"/.exec(tag)?.[1] ?? '';
    return emojiSign.test(sign) || /\saria-roledescription="checkbox"|mwe-math-fallback/.test(tag);
  }).length;

/** Pictures that stand for a sign become the sign, and boxes to tick what they show. */
function readSigns(root: DocumentFragment): void {
  for (const image of all(root, 'img')) {
    const sign = image.getAttribute('data-emoji') ?? image.getAttribute('alt') ?? '';
    if (emojiSign.test(sign)) image.replaceWith(sign);
  }
  for (const box of all(root, 'input')) {
    if (box.getAttribute('type') !== 'checkbox') continue;
    box.replaceWith(box.hasAttribute('checked') ? '☑ ' : '☐ ');
  }
  for (const entry of all(root, 'li[role="checkbox"]')) {
    entry.querySelector('img[aria-roledescription]')?.remove();
    const sign = entry.getAttribute('aria-checked') === 'true' ? '☑ ' : '☐ ';
    (entry.querySelector('p') ?? entry).prepend(sign);
  }
}

function createLink(document: Document, address: string): Element {
  const paragraph = document.createElement('p');
  const link = document.createElement('a');
  link.setAttribute('href', address);
  link.textContent = address;
  paragraph.append(link);
  return paragraph;
}

/** Films, sounds and pages within the page become links to them. */
function readEmbeds(root: DocumentFragment): void {
  for (const embed of all(root, 'iframe, video, audio')) {
    const given = embed.getAttribute('src') ?? embed.querySelector('source')?.getAttribute('src') ?? '';
    const address = given.startsWith('//') ? `https:${given}` : given;
    embed.replaceWith(...(/^https?:\/\//.test(address) ? [createLink(embed.ownerDocument, address)] : []));
  }
}

/** Terms become strong paragraphs before those that explain them. */
function readTerms(root: DocumentFragment): void {
  for (const term of all(root, 'dt, dd')) {
    const paragraph = term.ownerDocument.createElement('p');
    const holder = term.localName === 'dt' ? term.ownerDocument.createElement('strong') : paragraph;
    holder.append(...term.childNodes);
    if (holder !== paragraph) paragraph.append(holder);
    term.replaceWith(paragraph);
  }
}

const keepsLines = (element: Element | null): boolean => {
  for (let one = element; one; one = one.parentElement) {
    const value = /white-space(?:-collapse)?:\s*([a-z-]+)/.exec(styleOf(one))?.[1];
    if (value) return value.startsWith('pre');
  }
  return false;
};

/** Breaks of lines that a style keeps. */
function keepLines(root: DocumentFragment): void {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const lines = text.data.split(/\r?\n/);
    if (
      lines.length === 1 ||
      !text.data.trim() ||
      text.parentElement?.closest('pre') ||
      !keepsLines(text.parentElement)
    )
      continue;
    text.replaceWith(
      ...lines.flatMap((line, place) => (place > 0 ? [text.ownerDocument.createElement('br'), line] : [line])),
    );
  }
}

/** Rows without cells, widths that are shares, and the last rows of a table, which may be written before the others. */
function tidyTables(root: DocumentFragment): void {
  for (const column of all(root, 'col[width]'))
    if (!/^\d+(?:px)?$/.test(column.getAttribute('width') ?? '')) column.removeAttribute('width');
  for (const row of all(root, 'tr')) if (row.children.length === 0) row.remove();
  for (const end of all(root, 'table > tfoot')) end.parentElement?.append(end);
}

/** Turns what a text has no place for into words, so that nothing that was seen is lost; changes it in place. */
export function readOtherContent(root: DocumentFragment): void {
  readFormulas(root);
  removeHidden(root);
  readSigns(root);
  readEmbeds(root);
  readTerms(root);
  keepLines(root);
  tidyTables(root);
}
