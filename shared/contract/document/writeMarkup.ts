import type { DOMOutputSpec, Mark, Node } from '@tiptap/pm/model';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};

/** As HTML has it for texts and for attributes (§13.3). */
const escapeText = (text: string) => text.replace(/[&<>\u00a0]/g, (sign) => escapes[sign] ?? sign);
const escapeValue = (text: string) => text.replace(/[&<>"\u00a0]/g, (sign) => escapes[sign] ?? sign);

/** Elements without an end tag (§13.1.2). */
const empty = new Set(['br', 'col', 'hr', 'img']);

const isAttributes = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const writeAttributes = (attributes: Record<string, unknown>): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    // Each block has its own direction on screen; stored is only one that somebody gave it.
    .filter(([name, value]) => name !== 'dir' || value !== 'auto')
    .map(([name, value]) => ` ${name}="${escapeValue(String(value))}"`)
    .join('');

/** Markup of what a node or a mark is made of. @param inner in place of its hole */
function writeSpec(spec: DOMOutputSpec | string | 0, inner: string): string {
  if (spec === 0) return inner;
  if (typeof spec === 'string') return escapeText(spec);
  if (!Array.isArray(spec)) throw new TypeError('A node is made of an element of a page, which there is not here');
  const [tag, second, ...others]: unknown[] = [...spec];
  const name = String(tag);
  const attributes = isAttributes(second) ? second : {};
  const children = isAttributes(second) || second === undefined ? others : [second, ...others];
  const begin = `<${name}${writeAttributes(attributes)}>`;
  if (empty.has(name)) return begin;
  return `${begin}${children.map((child) => writeSpec(toSpec(child), inner)).join('')}</${name}>`;
}

function toSpec(value: unknown): DOMOutputSpec | string | 0 {
  if (value === 0 || typeof value === 'string') return value;
  if (Array.isArray(value) && typeof value[0] === 'string') return [value[0], ...value.slice(1)];
  throw new TypeError('A node is made of something else than elements and texts');
}

/** Children in a row that share a mark lie in one element of it, as ProseMirror's own serializer has them. */
function writeInline(children: readonly Node[], depth: number): string {
  let written = '';
  for (let at = 0; at < children.length; ) {
    const child = children[at];
    const mark = child?.marks[depth];
    if (!child || !mark) {
      if (child) written += child.isText ? escapeText(child.text ?? '') : writeNode(child);
      at += 1;
      continue;
    }
    let end = at + 1;
    while (end < children.length && children[end]?.marks[depth]?.eq(mark)) end += 1;
    written += writeMark(mark, writeInline(children.slice(at, end), depth + 1));
    at = end;
  }
  return written;
}

const writeMark = (mark: Mark, inner: string): string => {
  const spec = mark.type.spec.toDOM?.(mark, true);
  return spec ? writeSpec(spec, inner) : inner;
};

/** Nodes never change: of a book of 200 pages only the block with the last key is written again. */
const known = new WeakMap<Node, string>();

function writeNode(node: Node): string {
  const markup = known.get(node);
  if (markup !== undefined) return markup;
  const spec = node.type.spec.toDOM?.(node);
  const inner = writeInline(node.content.content, 0);
  const written = spec ? writeSpec(spec, inner) : inner;
  known.set(node, written);
  return written;
}

/** A document as markup, without a page to write it in. An empty one is ''. */
export function writeMarkup(doc: Node): string {
  const written = doc.content.content.map(writeNode).join('');
  return written === '<p></p>' ? '' : written;
}
