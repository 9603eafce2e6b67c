import type { Block } from './wordChanges';

const blockTags = ['h2', 'h3', 'h4', 'p', 'li', 'pre', 'tr', 'figcaption'];
const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

const toPlain = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return characters[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });

/**
 * The paragraphs of a text and the like, in order; one that holds others is left to them. Only words are read, so nothing
 * of the markup has to be made safe.
 */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  const open: Block[] = [];
  let quotes = 0;
  const begin = (tag: string) => {
    const innermost = open.at(-1);
    const outer = innermost ? blocks.indexOf(innermost) : -1;
    if (outer >= 0) blocks.splice(outer, 1);
    const block = { tag, text: '' };
    open.push(block);
    blocks.push(block);
  };
  for (const [, text, slash, name = ''] of html.matchAll(/([^<]+)|<(\/?)([a-z][a-z\d]*)[^>]*>/gi)) {
    const tag = name.toLowerCase();
    const innermost = open.at(-1);
    if (text && innermost) innermost.text += toPlain(text);
    else if (tag === 'blockquote') quotes += slash ? -1 : 1;
    else if (blockTags.includes(tag) && slash) open.pop();
    else if (blockTags.includes(tag)) begin(quotes > 0 ? 'blockquote' : tag);
  }
  return blocks;
}
