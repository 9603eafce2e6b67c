/** Elements whose content is no text of the page: HTML Living Standard, §13.1.2 and §15.3.1; `xml` is Office's. */
const silent = new Set('script style title template noembed noframes iframe xml'.split(' '));

/** Parts of markup, in their order. */
export interface MarkupReader {
  /** Text between tags, with its character references as they are written. */
  text(written: string): void;
  /** @param name in lower case */
  tag(name: string, isEnd: boolean): void;
  /** Content of an element that shows no text: style sheets, scripts. @param head its start tag */
  silent?(name: string, content: string, head: string): void;
}

/** Place after the end of a tag: quoted values may hold a `>` (§13.2.5.36 f.). -1 where the tag never ends. */
function endOfTag(html: string, from: number): number {
  for (let at = from; at < html.length; at += 1) {
    const sign = html.charCodeAt(at);
    // ">" and "=".
    if (sign === 62) return at + 1;
    if (sign !== 61) continue;
    while (html.charCodeAt(at + 1) <= 32) at += 1;
    const quote = html.charAt(at + 1);
    if (quote !== '"' && quote !== "'") continue;
    at = html.indexOf(quote, at + 2);
    if (at < 0) return -1;
  }
  return -1;
}

/** Place after the next of some signs; -1 where there is none. */
function after(html: string, signs: string, from: number): number {
  const found = html.indexOf(signs, from);
  return found < 0 ? -1 : found + signs.length;
}

/** Place after a comment, a doctype or what is read as one: §13.2.5.43 ff. */
function endOfComment(html: string, at: number): number {
  if (!html.startsWith('<!--', at)) return after(html, '>', at + 2);
  if (html.startsWith('>', at + 4)) return at + 5;
  if (html.startsWith('->', at + 4)) return at + 6;
  return after(html, '-->', at + 4);
}

const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

/** Name of a tag, in lower case: up to a space, a slash or its end. */
function nameAt(html: string, from: number): string {
  let end = from;
  for (let code = html.charCodeAt(end); code > 32 && code !== 47 && code !== 62; code = html.charCodeAt(end)) end += 1;
  return html.slice(from, end).toLowerCase();
}

/**
 * Reads markup of anybody in one go, as the HTML Living Standard divides it into tags and text (§13.2.5), and never a
 * part twice.
 * @param max characters that are read of what is not silent or a comment
 */
export function readMarkup(html: string, on: MarkupReader, max = Number.POSITIVE_INFINITY): void {
  let left = max;
  let from = 0;
  const say = (end: number) => {
    if (end > from) on.text(html.slice(from, Math.min(end, from + left)));
    left -= end - from;
  };
  for (let at = html.indexOf('<'); at >= 0 && left > 0; ) {
    const next = html.charCodeAt(at + 1);
    const isEnd = next === 47;
    const isTag = isLetter(isEnd ? html.charCodeAt(at + 2) : next);
    // "a < b" and a row of brackets are text. A comment, a doctype or an instruction begins with "!", "?" or "/".
    if (isTag || isEnd || next === 33 || next === 63) {
      say(at);
      if (left <= 0) return;
      const end = isTag ? endOfTag(html, at + 2) : endOfComment(html, at);
      if (end < 0) return;
      const name = isTag ? nameAt(html, isEnd ? at + 2 : at + 1) : '';
      const isSilent = isTag && !isEnd && silent.has(name);
      if (isTag) on.tag(name, isEnd);
      if (isTag && !isSilent) left -= end - at;
      from = isSilent ? endOfSilent(html, { at, end, name }, on) : end;
      if (from < 0) return;
    }
    at = html.indexOf('<', Math.max(from, at + 1));
  }
  say(html.length);
}

interface Tag {
  at: number;
  end: number;
  name: string;
}

/** @returns the place after a silent element; -1 where it never ends */
function endOfSilent(html: string, { at, end, name }: Tag, on: MarkupReader): number {
  // Found forwards only: what is read once is not read again.
  const close = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  close.lastIndex = end;
  const found = close.exec(html);
  on.silent?.(name, html.slice(end, found?.index), html.slice(at, end));
  return found ? after(html, '>', found.index) : -1;
}
