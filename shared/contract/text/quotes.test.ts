import { createQuoteFinder, quoteOf, type TextRange } from './quotes';

const text = 'The bridge is old. The bridge is long. The bridge is closed.';
const third: TextRange = { from: text.lastIndexOf('The bridge'), to: text.lastIndexOf('The bridge') + 10 };
const around = (of: string, { from, to }: TextRange) => `${of.slice(0, from)}[${of.slice(from, to)}]${of.slice(to)}`;

// W3C Web Annotation Data Model, §4.2.4: prefix and suffix tell occurrences of the same words apart.
test.each<[now: string, found: string]>([
  [text, 'The bridge is old. The bridge is long. [The bridge] is closed.'],
  [`Today. ${text}`, 'Today. The bridge is old. The bridge is long. [The bridge] is closed.'],
  ['The bridge is long. The bridge is closed.', 'The bridge is long. [The bridge] is closed.'],
  [`${text} The bridge is new.`, 'The bridge is old. The bridge is long. [The bridge] is closed. The bridge is new.'],
  ['The\n\nbridge is closed.', '[The\n\nbridge] is closed.'],
])('the third of three is found in %j', (now, found) => {
  const range = createQuoteFinder(now)(quoteOf(text, third));
  expect(range && around(now, range)).toBe(found);
});

test('words that are gone are not found', () => {
  expect(createQuoteFinder('A ferry goes instead.')(quoteOf(text, third))).toBeNull();
  expect(createQuoteFinder(text)({ exact: ' ' })).toBeNull();
});

test('a quote over two paragraphs is found, though blanks between them differ', () => {
  const paragraphs = 'It is closed.A ferry goes.';
  const quote = quoteOf(paragraphs, { from: 6, to: 20 }, 'closed.\n\nA ferry');
  expect(quote.exact).toBe('closed. A ferry');
  const range = createQuoteFinder('It is closed.\nA ferry goes.')(quote);
  expect(range).toEqual({ from: 6, to: 21 });
});

test('among equal cells of a table, the place decides', () => {
  const cells = 'yes'.repeat(100);
  expect(createQuoteFinder(cells)(quoteOf(cells, { from: 150, to: 153 }))).toEqual({ from: 150, to: 153 });
});

test('a word that stands everywhere is found at once', () => {
  const long = 'a'.repeat(300_000);
  const before = performance.now();
  expect(createQuoteFinder(long)({ exact: 'a' })).toEqual({ from: 0, to: 1 });
  expect(performance.now() - before).toBeLessThan(2000);
});
