import { styleOf } from './styleOf';

interface Marker {
  tag: 'ol' | 'ul';
  /** Null for the usual one, in digits. */
  type: string | null;
  start: number;
}

const romans: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

const romanValue = (text: string): number =>
  [...text].reduce((sum, letter, place) => {
    const value = romans[letter] ?? 0;
    return sum + (value < (romans[text[place + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);

const sameCase = (type: string, text: string) => (text === text.toUpperCase() ? type.toUpperCase() : type);

/** What the sign of an entry says of its list: the last part of "2.1." counts, and "i." is one, not nine. */
function readSign(sign: string): Marker {
  const counter = /(?:^|[^\da-z])(\d{1,9}|[a-z]{1,8})[.):]*$/i.exec(sign)?.[1];
  if (counter === undefined || (!/\d/.test(counter) && !/[.)]$/.test(sign))) return { tag: 'ul', type: null, start: 1 };
  if (/\d/.test(counter)) return { tag: 'ol', type: null, start: Number(counter) };
  const small = counter.toLowerCase();
  if (/^(?:i|[ivxlcdm]{2,})$/.test(small)) return { tag: 'ol', type: sameCase('i', counter), start: romanValue(small) };
  return { tag: 'ol', type: sameCase('a', counter), start: small.charCodeAt(0) - 96 };
}

/** Takes the sign before an entry away, which Word writes as text. */
function takeSign(paragraph: Element): Marker {
  const sign = [...paragraph.querySelectorAll('span')].find((span) => /mso-list:\s*ignore/.test(styleOf(span)));
  const marker = readSign(sign?.textContent?.trim() ?? '');
  sign?.remove();
  return marker;
}

function createList(document: Document, { tag, type, start }: Marker): Element {
  const list = document.createElement(tag);
  if (type) list.setAttribute('type', type);
  if (tag === 'ol' && start !== 1) list.setAttribute('start', String(start));
  return list;
}

const maxLevel = 9;
const levelOf = (paragraph: Element): number =>
  Math.min(maxLevel, Number(/mso-list:\s*l\d+\s+level(\d)/.exec(styleOf(paragraph))?.[1] ?? 0));

interface OpenList {
  list: Element;
  level: number;
}

/** Closes the lists that an entry is not in. @returns those that it may be in */
const closed = (open: readonly OpenList[], level: number, tag: string): OpenList[] =>
  open.filter((one) => one.level < level || (one.level === level && one.list.localName === tag));

/**
 * Word has no lists in its markup: paragraphs that say that they are entries, of which list and how deep, each with its
 * sign as text.
 */
export function gatherWordLists(root: DocumentFragment): void {
  let open: OpenList[] = [];
  for (const paragraph of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(paragraph);
    if (level === 0) continue;
    const marker = takeSign(paragraph);
    open = paragraph.previousElementSibling === open[0]?.list ? closed(open, level, marker.tag) : [];
    if (open.at(-1)?.level !== level) {
      const list = createList(paragraph.ownerDocument, marker);
      const around = open.at(-1)?.list.lastElementChild;
      if (around) around.append(list);
      else paragraph.before(list);
      open.push({ list, level });
    }
    const entry = paragraph.ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    open.at(-1)?.list.append(entry);
    paragraph.remove();
  }
}

/** Google Docs puts lists beside the entries that they belong to (HTML, §4.4.5 allows entries alone). */
export function nestLists(root: DocumentFragment): void {
  for (const list of root.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling;
    if (before?.localName === 'li') before.append(list);
    else {
      const entry = list.ownerDocument.createElement('li');
      list.replaceWith(entry);
      entry.append(list);
    }
  }
  for (const first of root.querySelectorAll('ol:not([start]) > li[value]:first-child')) {
    const start = first.getAttribute('value') ?? '';
    if (/^-?\d{1,9}$/.test(start)) first.parentElement?.setAttribute('start', start);
  }
}
