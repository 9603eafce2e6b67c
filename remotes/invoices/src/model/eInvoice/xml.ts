/** An element of XML: its name, its attributes, and its text or its elements; what is undefined is left out. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  content: string | readonly Element[];
}

type Content = string | readonly (Element | undefined)[];

/** Element with a text or with others; undefined without any, as business terms that are not stated have no element. */
export function el(
  name: string,
  content: Content | undefined,
  attributes: Readonly<Record<string, string>> = {},
): Element | undefined {
  if (content === undefined || content === '') return undefined;
  if (typeof content === 'string') return { name, attributes, content };
  const elements = content.filter((one) => one !== undefined);
  return elements.length > 0 ? { name, attributes, content: elements } : undefined;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters of XML 1.0 alone (§2.2): no control characters, no half of a surrogate pair. */
const isNoCharacter = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const toMarkup = (text: string) => text.replace(isNoCharacter, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

function write({ name, attributes, content }: Element, indent: string): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${toMarkup(value)}"`)].join(' ');
  if (typeof content === 'string') return `${indent}<${start}>${toMarkup(content)}</${name}>`;
  const inner = content.map((one) => write(one, `${indent}  `));
  return [`${indent}<${start}>`, ...inner, `${indent}</${name}>`].join('\n');
}

/** Document with one root element, in UTF-8. */
export const toXml = (root: Element | undefined): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${root ? write(root, '') : ''}\n`;
