import { beginDocument, readDocument } from '@atrium/contract/document';
import { type Extensions, getSchema } from '@tiptap/core';
import type { MarkType, Node, NodeType, Schema } from '@tiptap/pm/model';
import { articleExtensions } from '../article/articleExtensions';
import { readArticleMarkup } from '../sanitize';
import { contentOf } from './editorContent';
import { extensions } from './editorExtensions';
import { markupOfDocument } from './markupOf';
import type { ReadMarkup } from './paste/pasted';
import { readFieldMarkup } from './RichTextField';

/** Values of each attribute that the round trip is tried with. An attribute without any fails the test. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  align: [null, 'left', 'center', 'right', 'justify'],
  dir: [null, 'ltr', 'rtl'],
  level: [2, 3, 4],
  start: [1, 0, 5, -3, 1000],
  type: [null, 'a', 'A', 'i', 'I'],
  language: [null, 'js', 'c++', 'objective-c', 'c#'],
  src: ['/files/a.webp', 'https://pictures.example/a.png', 'data:image/png;base64,AAAA'],
  alt: [null, '', 'A bend', '007', 'true', 'a "b" <c>'],
  width: [null, '640'],
  height: [null, '360'],
  caption: ['', 'Fog & rain', '12'],
  colspan: [1, 2],
  rowspan: [1, 3],
  colwidth: [null, [120], [90, 110]],
  href: ['https://a.example/?b=1&c=2', 'mailto:ann@example.com', 'tel:+351210000000', '/content/items/1'],
  title: [null, 'The tram'],
  // Links open in another tab, whatever was stored.
  target: ['_blank'],
  rel: ['noopener noreferrer nofollow'],
  class: [null],
};

type Attributes = Record<string, unknown>;

/** Each value of each attribute, with the usual ones of the others. */
function attributesOf({ name, spec: { attrs = {} } }: NodeType | MarkType): Attributes[] {
  const unknown = Object.keys(attrs).filter((attribute) => !samples[attribute]);
  if (unknown.length > 0) throw new Error(`${name} has attributes without samples: ${unknown.join()}`);
  const usual = Object.fromEntries(
    Object.keys(attrs).map((attribute) => {
      const tried = samples[attribute] ?? [];
      // Headings begin at a level that these editors do not have.
      return [attribute, tried.includes(attrs[attribute]?.default) ? attrs[attribute]?.default : tried[0]];
    }),
  );
  const others = Object.keys(attrs).flatMap((attribute) =>
    (samples[attribute] ?? []).map((value) => ({ ...usual, [attribute]: value })),
  );
  return [usual, ...others];
}

function fill(type: NodeType, attributes: Attributes): Node {
  const { schema } = type;
  if (type.isText) return schema.text('Fog');
  if (type.isTextblock) return type.create(attributes, schema.text(type.spec.code ? 'a\n  b' : 'Fog'));
  const filled = type.createAndFill(attributes);
  if (!filled) throw new Error(`${type.name} cannot be filled`);
  return filled;
}

/** In a document, within what it needs around it. */
function place(node: Node, doc: NodeType): Node {
  const around = doc.contentMatch.findWrapping(node.type) ?? [];
  const within = around.reduceRight((inner, type) => {
    // A picture's words and a break stand among others.
    const isInline = inner.isInline && !inner.isText;
    return type.create(null, isInline ? [type.schema.text('a'), inner, type.schema.text('b')] : inner);
  }, node);
  return doc.create(null, within);
}

function documents(schema: Schema): [string, Node][] {
  const doc = schema.topNodeType;
  const nodes = Object.values(schema.nodes).filter((type) => type !== doc);
  const marks = Object.values(schema.marks);
  const paragraph = schema.nodes.paragraph;
  if (!paragraph) throw new Error('no paragraph');
  const sentence = (used: ReturnType<MarkType['create']>[]) =>
    doc.create(null, paragraph.create(null, [schema.text('a '), schema.text('b', used), schema.text(' c')]));
  return [
    ...nodes.flatMap((type) =>
      attributesOf(type).map((attributes): [string, Node] => [
        `${type.name} ${JSON.stringify(attributes)}`,
        place(fill(type, attributes), doc),
      ]),
    ),
    ...marks.flatMap((type) =>
      attributesOf(type).map((attributes): [string, Node] => [
        `${type.name} ${JSON.stringify(attributes)}`,
        sentence([type.create(attributes)]),
      ]),
    ),
    ...marks.flatMap((one) =>
      marks
        .filter((other) => one !== other && !one.excludes(other) && !other.excludes(one))
        .map((other): [string, Node] => {
          const used = [one, other].map((type) => type.create(attributesOf(type)[0]));
          return [`${one.name} and ${other.name}`, sentence([...(used[1]?.addToSet(used[0] ? [used[0]] : []) ?? [])])];
        }),
    ),
  ];
}

const shown = (content: DocumentFragment): string => {
  const holder = document.createElement('div');
  holder.append(content);
  return holder.innerHTML;
};

interface Editor {
  extensions: Extensions;
  read: ReadMarkup;
  /** Nodes that its reader takes none of. */
  without: readonly string[];
}

const editors: readonly [string, Editor][] = [
  ['articles', { extensions: articleExtensions, read: readArticleMarkup, without: [] }],
  ['fields', { extensions, read: readFieldMarkup, without: ['picture'] }],
];

describe.each(editors)('of %s', (_name, { extensions: used, read, without }) => {
  const schema = getSchema(used);
  const cases = documents(schema).filter(([name]) => !without.includes(name.split(' ')[0] ?? ''));

  test.each(cases)('%s is written, sanitised, read and written as it was', (_case, doc) => {
    doc.check();
    const written = markupOfDocument(doc);
    const again = schema.nodeFromJSON(contentOf(written, read, used));
    expect(again.toJSON()).toEqual(doc.toJSON());
    expect(markupOfDocument(again)).toBe(written);
    // Readers get all of it, but for what opens a link in another tab, and borders for programs without style sheets.
    expect(shown(read(written))).toBe(
      written
        .replace(/ target="_blank" rel="[^"]*"/g, '')
        .replaceAll(' border="1" cellspacing="0" cellpadding="6"', ''),
    );
  });

  test('the direction that each block has on screen is not stored', () => {
    const content = contentOf('<p>مرحبا</p><p dir="rtl">Fog</p>', read, used);
    expect(markupOfDocument(schema.nodeFromJSON(content))).toBe('<p>مرحبا</p><p dir="rtl">Fog</p>');
  });
});

test.each(documents(getSchema(articleExtensions)))(
  '%s is what it was in a text of several people',
  async (_case, doc) => {
    const body = markupOfDocument(doc);
    // This page's engine writes such signs in attributes as they are, which HTML has (§13.3) had otherwise since 2025.
    const stored = body === '<p></p>' ? '' : body.replace('<c>"', '&lt;c&gt;"');
    expect(readDocument([await beginDocument({ title: '', summary: '', body })]).body).toBe(stored);
  },
);
