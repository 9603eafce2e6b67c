import { readFileSync } from 'node:fs';
import { type PaperSize, toPdfText } from '../../model/pdfText';
import { type Pdf, type PdfText, readPdf } from '../../testing/readPdf';
import { createInvoicePdf, LettersMissing } from './createInvoicePdf';
import type { Paper } from './paper';

const read = (file: string) => new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/inter/${file}`)));
const fonts = {
  regular: read('400Regular/Inter_400Regular.ttf'),
  bold: read('600SemiBold/Inter_600SemiBold.ttf'),
};
const now = new Date('2026-11-20T10:00:00Z');

const paperOf = (lines: number, note = 'Thank you.'): Paper => ({
  title: 'Invoice 5036',
  seller: ['Atrium', 'Arkadenhof 7'],
  facts: [['Issued', '12 Nov 2026']],
  client: { title: 'Invoice to', lines: ['Katrin Weber', 'Torstraße 112'] },
  payment: { title: 'Payment details', facts: [['IBAN', 'PT50 0002 0123 1234 5678 9015 4']] },
  columns: ['Service', 'Cost', 'Quantity', 'Amount'],
  rows: Array.from({ length: lines }, (_, index) => [`Line ${index + 1}`, '€0.35', '0.5', '€0.18']),
  sums: [
    { name: 'Subtotal', amount: '−€1.00', isStrong: false },
    { name: 'Total', amount: '€2\u202f401,52', isStrong: true },
  ],
  notes: [{ title: 'Note', text: note }],
  stub: { title: 'Payment stub', facts: [['Number', '5036']] },
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
});

const createPdf = async (papers: readonly Paper[], size: PaperSize = 'A4', facturX?: string): Promise<Pdf> =>
  readPdf(
    await createInvoicePdf(papers, { size, fonts, language: 'en', now, ...(facturX !== undefined && { facturX }) }),
  );

const textsOf = (page: readonly PdfText[]) => page.map(({ text }) => text.trimEnd());

test.each([
  ['A4', 1, 1],
  ['LETTER', 1, 1],
  ['A4', 60, 3],
  ['LETTER', 60, 3],
  ['A4', 100, 4],
] as const)('on %s %i lines take %i pages, each with its number, and none over another', async (size, lines, count) => {
  const { pages } = await createPdf([paperOf(lines)], size);
  expect(pages).toHaveLength(count);
  const all = pages.flatMap(textsOf);
  for (let line = 1; line <= lines; line += 1) expect(all.filter((text) => text === `Line ${line}`)).toHaveLength(1);
  for (const [index, page] of pages.entries()) {
    expect(textsOf(page)).toContain(`Page ${index + 1} of ${count}`);
    expect(textsOf(page)).toContain('Invoice 5036');
    if (textsOf(page).some((text) => text.startsWith('Line '))) expect(textsOf(page)).toContain('Quantity');
  }
  const last = pages.find((page) => textsOf(page).includes('Total')) ?? [];
  const placeOf = (text: string) => last.find((written) => written.text.trimEnd() === text)?.y ?? 0;
  expect(placeOf('Subtotal')).toBeGreaterThan(placeOf(`Line ${lines}`) + 10);
  const foot = last.find(({ text }) => text.startsWith('Page '))?.y ?? 0;
  const inFlow = last.filter(({ text }) => /^(Total|Line |Number)/.test(text)).map(({ y }) => y);
  expect(Math.max(...inFlow)).toBeLessThan(foot - 10);
});

test.each([
  'Größe, œuvre, São Paulo',
  'Łódź, Příšerně žluťoučký kůň, Győr, Țară, İstanbul, Ħaż-Żebbuġ, Šiauliai, Rīga',
  'Ελλάδα, Αθήνα',
  'България, Київ, Ђурђевдан',
  '₺ 100, 250 kč, ₴ 5, ₽ 7, −1 €',
])('"%s" is in the file as text', async (text) => {
  const { pages } = await createPdf([paperOf(1, text)]);
  expect(pages.flatMap(textsOf)).toContain(toPdfText(text));
});

test('letters that the font lacks are named, and no file is made without them', async () => {
  const paper = { ...paperOf(1, 'Thanks 東京'), client: { title: 'To', lines: ['القاهرة'] } };
  const failure = await createPdf([paper]).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(LettersMissing);
  expect(failure).toHaveProperty('letters', expect.arrayContaining(['東', '京', 'ق']));
});

test('a long note goes on to as many pages as it takes, and several invoices count their own', async () => {
  const words = Array.from({ length: 90 }, (_, line) => `Word ${line}`);
  const { pages } = await createPdf([paperOf(2, words.join('\n')), paperOf(1)]);
  expect(pages.flatMap(textsOf).filter((text) => text.startsWith('Word '))).toEqual(words);
  const numbers = pages.map((page) => textsOf(page).find((text) => text.startsWith('Page ')));
  const count = pages.length - 1;
  expect(numbers).toEqual([
    ...Array.from({ length: count }, (_, page) => `Page ${page + 1} of ${count}`),
    'Page 1 of 1',
  ]);
});

// ISO 19005-3 (PDF/A-3), of the clauses named.
describe('the file can be kept', () => {
  const xml = '<?xml version="1.0" encoding="UTF-8"?>\n<Invoice>Łódź</Invoice>\n';
  const find = ({ objects }: Pdf, pattern: RegExp) => [...objects].find(([, dictionary]) => pattern.test(dictionary));

  test('fonts are embedded, and none is a standard one (6.2.11.4)', async () => {
    const { objects } = await createPdf([paperOf(1)]);
    const dictionaries = [...objects.values()];
    const descriptors = dictionaries.filter((one) => one.includes('/Type /FontDescriptor'));
    expect(descriptors).toHaveLength(2);
    for (const descriptor of descriptors)
      expect(descriptor).toMatch(/\/FontName \/[A-Z]{6}\+Inter[\s\S]*\/FontFile2 \d/);
    expect(dictionaries.some((one) => /\/Subtype \/Type1\b|Helvetica/.test(one))).toBe(false);
  });

  test('its colours have an output intent (6.2.3), its metadata say what it is (6.6.4)', async () => {
    const pdf = await createPdf([paperOf(1)]);
    expect(find(pdf, /\/S \/GTS_PDFA1/)?.[1]).toMatch(/\/DestOutputProfile \d+ 0 R/);
    const [id = 0] = find(pdf, /\/Type \/Metadata/) ?? [];
    expect(find(pdf, /\/Type \/Catalog/)?.[1]).toContain(`/Metadata ${id} 0 R`);
    expect(pdf.streamOf(id).toString()).toMatch(/<pdfaid:part>3<[\s\S]*<pdfaid:conformance>B</);
  });

  test('a Factur-X holds its XML as another form of the same (6.8), and says so (Factur-X 1.0, §6.2)', async () => {
    const pdf = await createPdf([paperOf(1)], 'A4', xml);
    const [file = 0, dictionary] = find(pdf, /\/Type \/EmbeddedFile/) ?? [];
    expect(dictionary).toMatch(/\/ModDate \(D:20261120100000Z\)[\s\S]*\/Subtype \/text#2Fxml/);
    expect(pdf.streamOf(file).toString()).toBe(xml);
    const [spec = 0, filespec] = find(pdf, /\/Type \/Filespec/) ?? [];
    expect(filespec).toMatch(/\/AFRelationship \/Alternative/);
    expect(filespec).toMatch(/\/F \(factur-x\.xml\)[\s\S]*\/UF \(factur-x\.xml\)/);
    expect(find(pdf, /\/Type \/Catalog/)?.[1]).toContain(`/AF [${spec} 0 R]`);
    const metadata = pdf.streamOf(find(pdf, /\/Type \/Metadata/)?.[0] ?? 0).toString();
    expect(metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(metadata).toContain('<pdfaSchema:prefix>fx</pdfaSchema:prefix>');
  });
});
