import { type Marker, signOf, takeSign } from './listSigns';
import { styleOf } from './styleOf';

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
  // The number of a heading is a part of its words.
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const sign = signOf(heading);
    sign?.replaceWith(`${sign.textContent?.trim() ?? ''} `);
  }
  for (const paragraph of root.querySelectorAll('p')) {
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

const wrappers = '.ListContainerWrapper, div:has(> .ListContainerWrapper)';

/** How deep a list is that says so itself: by its entries in Word on the web, by itself in Slack. */
function statedLevel(list: Element): number {
  const indent = list.getAttribute('data-indent');
  const level = indent ? Number(indent) + 1 : Number(list.firstElementChild?.getAttribute('data-aria-level'));
  return level >= 1 ? Math.min(maxLevel, level) : 0;
}

/** Word on the web and Slack put each entry, or each level, into a list of its own that says how deep it is. */
export function nestLevelledLists(root: DocumentFragment): void {
  for (const wrapper of root.querySelectorAll(wrappers)) wrapper.replaceWith(...wrapper.childNodes);
  for (const end of root.querySelectorAll('li span.EOP')) end.remove();
  let open: OpenList[] = [];
  for (const list of root.querySelectorAll('ul, ol')) {
    const level = statedLevel(list);
    if (level === 0 || list.parentElement?.closest('ul, ol')) continue;
    open = list.previousElementSibling === open[0]?.list ? closed(open, level, list.localName) : [];
    const last = open.at(-1);
    if (last?.level === level) {
      last.list.append(...list.childNodes);
      list.remove();
      continue;
    }
    last?.list.lastElementChild?.append(list);
    open.push({ list, level });
  }
}

const counters: Readonly<Record<string, string>> = { alpha: 'a', latin: 'a', roman: 'i' };

/** How a list counts, as styles say it. */
function readCounters(root: DocumentFragment): void {
  for (const list of root.querySelectorAll('ol:not([type])')) {
    const style = [list, list.firstElementChild].map((one) => (one ? styleOf(one) : '')).join(';');
    const [, size, kind = ''] = /list-style(?:-type)?:[^;]*\b(lower|upper)-(alpha|latin|roman)/.exec(style) ?? [];
    const type = counters[kind];
    if (type) list.setAttribute('type', size === 'upper' ? type.toUpperCase() : type);
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
  readCounters(root);
  for (const first of root.querySelectorAll('ol:not([start]) > li[value]:first-child')) {
    const start = first.getAttribute('value') ?? '';
    if (/^-?\d{1,9}$/.test(start)) first.parentElement?.setAttribute('start', start);
  }
}
