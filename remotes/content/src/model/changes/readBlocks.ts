/** Element that contains others; blocks of one list or cell share the same object. */
export interface Container {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  key: string;
}

export interface Link {
  href: string;
  key: string;
}

export interface Mark {
  name: string;
  attributes: Readonly<Record<string, string>>;
  key: string;
}

export interface Token {
  /** Punctuation is separate from words, which may be bold without it. Blanks are tokens where they matter: in code. */
  kind: 'word' | 'sign' | 'blank' | 'picture' | 'break';
  /** Aligned value: a word, or the URL of a picture. */
  text: string;
  attributes: Readonly<Record<string, string>>;
  marks: readonly Mark[];
  link: Link | null;
  /** Blank before it with its formatting; null: none. */
  gap: { marks: string; isLinked: boolean } | null;
}

/** A paragraph or similar: tokens and containers. */
export interface Block {
  path: readonly Container[];
  shared: number;
  tokens: readonly Token[];
}

const blockTags = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre table caption thead tbody tfoot tr th td figure figcaption hr div'.split(
    ' ',
  ),
);
const sameMarks: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's' };

const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries(
    element
      .getAttributeNames()
      .sort()
      .map((name) => [name, element.getAttribute(name) ?? '']),
  );

const keyOf = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `${name}${Object.entries(attributes)
    .map((entry) => JSON.stringify(entry))
    .join('')}`;

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** Scripts without blanks between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Letters and digits with inner punctuation: don’t, 3.50, pay.example. */
const wordOrSign = /[\p{L}\p{M}\p{N}]+(?:['’_.-][\p{L}\p{M}\p{N}]+)*|./gsu;
const isWord = (text: string): boolean => /^[\p{L}\p{M}\p{N}]/u.test(text);

const piecesOf = (text: string): string[] =>
  (text.match(wordOrSign) ?? []).flatMap((piece) =>
    unspaced.test(piece) ? [...segmenter.segment(piece)].map(({ segment }) => segment) : [piece],
  );

interface Place {
  path: readonly Container[];
  marks: readonly Mark[];
  link: Link | null;
}

const noPlace: Place = { path: [], marks: [], link: null };

/** Reads nodes in order, and starts blocks at block elements. */
class BlockReader {
  readonly blocks: Block[] = [];
  #path: readonly Container[] = [];
  #tokens: Token[] = [];
  #gap: Token['gap'] = null;

  readAll(node: Node, place: Place): void {
    for (const child of node.childNodes) {
      if (isElement(child)) this.#readElement(child, place);
      else if (child.nodeType === 3) this.readText(child.nodeValue ?? '', place);
    }
  }

  /** Ends the block, even if it is empty: an empty cell is one. */
  end(path: readonly Container[], isEmptyToo = false): void {
    if (this.#tokens.length > 0 || isEmptyToo) this.#add(this.#tokens.length > 0 ? this.#path : path);
    this.#tokens = [];
    this.#gap = null;
  }

  #add(path: readonly Container[]): void {
    const before = this.blocks.at(-1)?.path ?? [];
    const differs = path.findIndex((container, depth) => container !== before[depth]);
    this.blocks.push({ path, shared: differs < 0 ? path.length : differs, tokens: this.#tokens });
  }

  #readElement(element: Element, place: Place): void {
    const tag = element.localName;
    // Widths of columns are in the cells, too.
    if (tag === 'colgroup') return;
    if (blockTags.has(tag)) this.#readContainer(element, tag, place);
    else if (tag === 'br') this.#push('break', '\n', {}, { ...place, marks: [], link: null });
    else if (tag === 'img') {
      const { src = '', ...attributes } = attributesOf(element);
      this.#push('picture', src, attributes, place);
    } else this.readAll(element, { ...place, ...this.#markOf(element, tag, place) });
  }

  #markOf(element: Element, tag: string, { marks }: Place): Partial<Place> {
    const attributes = attributesOf(element);
    if (tag === 'a') return { link: { href: attributes.href ?? '', key: keyOf('a', attributes) } };
    const name = sameMarks[tag] ?? tag;
    const key = keyOf(name, attributes);
    // The language of code belongs to its block; a plain span means nothing.
    if (key === 'span' || marks.some((mark) => mark.key === key)) return {};
    return { marks: [...marks, { name, attributes, key }].sort((a, b) => (a.key < b.key ? -1 : 1)) };
  }

  #readContainer(element: Element, tag: string, place: Place): void {
    this.end(place.path);
    const count = this.blocks.length;
    const [only] = element.children;
    const code = tag === 'pre' && only?.localName === 'code' && element.childNodes.length === 1 ? only : null;
    const attributes = { ...attributesOf(element), ...(code && attributesOf(code)) };
    const container = { tag, attributes, key: keyOf(code ? 'pre code' : tag, attributes) };
    // A plain paragraph is like bare text, as in a list entry.
    const path = container.key === 'p' ? place.path : [...place.path, container];
    this.readAll(code ?? element, { ...place, path });
    this.end(path, this.blocks.length === count);
  }

  readText(text: string, place: Place): void {
    const isCode = place.path.some(({ tag }) => tag === 'pre');
    for (const part of text.match(/[ \t\n\r\f]+|[^ \t\n\r\f]+/g) ?? []) {
      const isBlank = /^[ \t\n\r\f]/.test(part);
      if (isBlank && isCode) this.#push('blank', part, {}, place);
      else if (isBlank) this.#leaveGap(place);
      else for (const piece of piecesOf(part)) this.#push(isWord(piece) ? 'word' : 'sign', piece, {}, place);
    }
  }

  /** Leading blanks of a line are invisible, and multiple ones collapse. */
  #leaveGap({ marks, link }: Place): void {
    const last = this.#tokens.at(-1);
    if (!last || last.kind === 'break') return;
    this.#gap ??= { marks: marks.map(({ key }) => key).join(), isLinked: link !== null };
  }

  #push(kind: Token['kind'], text: string, attributes: Token['attributes'], { path, marks, link }: Place): void {
    if (this.#tokens.length === 0) this.#path = path;
    const last = this.#tokens.at(-1);
    // Adjacent links to the same URL are one link.
    const same = last?.link && link && last.link.key === link.key ? last.link : link;
    this.#tokens.push({ kind, text, attributes, marks, link: same, gap: kind === 'break' ? null : this.#gap });
    this.#gap = null;
  }
}

/** Normalised blocks of sanitised markup, in order: equal content has equal blocks. */
export function readBlocks(root: Node): Block[] {
  const reader = new BlockReader();
  reader.readAll(root, noPlace);
  reader.end([]);
  const { blocks } = reader;
  // Editors write one empty paragraph for no content.
  const isNothing = blocks.length === 1 && blocks[0]?.tokens.length === 0 && blocks[0].path.length === 0;
  return isNothing ? [] : blocks;
}

export function readLine(text: string): Block[] {
  const reader = new BlockReader();
  reader.readText(text, noPlace);
  reader.end([]);
  return reader.blocks;
}
