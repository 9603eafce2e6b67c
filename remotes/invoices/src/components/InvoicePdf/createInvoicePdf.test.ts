import type { PaperSize } from '../../model/pdfText';
import { createInvoicePdf } from './createInvoicePdf';
import type { Paper } from './paper';

const paperOf = (lines: number, note = 'Thank you.'): Paper => ({
  title: 'Invoice 5036',
  seller: ['Atrium', 'Arkadenhof 7'],
  facts: [['Issued', '12 Nov 2026']],
  client: { title: 'Invoice to', lines: ['Katrin Weber', 'Torstraße 112'] },
  payment: { title: 'Payment details', facts: [['IBAN', 'PT50000201231234567890154']] },
  columns: ['Service', 'Cost', 'Quantity', 'Amount'],
  rows: Array.from({ length: lines }, (_, index) => [`Line ${index + 1}`, '€0.35', '0.5', '€0.18']),
  sums: [
    { name: 'Subtotal', amount: '−€1.00', isStrong: false },
    { name: 'Total', amount: '€2\u202f401,52', isStrong: true },
  ],
  note: { title: 'Note', text: note },
  stub: { title: 'Payment stub', facts: [['Number', '5036']] },
  pageOf: (page, pages) => `Page ${page} of ${pages}`,
});

interface Written {
  text: string;
  y: number;
}

/** Texts of each page with their distance from the top, in points. */
function readPages(papers: readonly Paper[], size: PaperSize): Written[][] {
  const doc = createInvoicePdf(papers, size);
  const height = doc.internal.pageSize.height * doc.internal.scaleFactor;
  const streams = [...doc.output().matchAll(/stream\n([\s\S]*?)endstream/g)].map(([, stream = '']) => stream);
  return streams
    .filter((stream) => stream.includes(' Tj'))
    .map((stream) =>
      [...stream.matchAll(/([\d.]+) ([\d.]+) Td\n\((.*?)\) Tj/g)].map(([, , y, text = '']) => ({
        text: text.replace(/\\(.)/g, '$1'),
        y: height - Number(y),
      })),
    );
}

const textsOf = (page: readonly Written[]) => page.map(({ text }) => text);

test.each([
  ['a4', 1, 1],
  ['letter', 1, 1],
  ['a4', 60, 3],
  ['letter', 60, 3],
  ['a4', 100, 4],
] as const)('on %s %i lines take %i pages, each with its number, and none over another', (size, lines, count) => {
  const pages = readPages([paperOf(lines)], size);
  expect(pages).toHaveLength(count);
  const all = pages.flatMap(textsOf);
  for (let line = 1; line <= lines; line += 1) expect(all.filter((text) => text === `Line ${line}`)).toHaveLength(1);
  for (const [index, page] of pages.entries()) {
    expect(textsOf(page)).toContain(`Page ${index + 1} of ${count}`);
    expect(textsOf(page)).toContain('Invoice 5036');
    if (textsOf(page).some((text) => text.startsWith('Line '))) expect(textsOf(page)).toContain('Quantity');
  }
  const last = pages.find((page) => textsOf(page).includes('Total')) ?? [];
  const placeOf = (text: string) => last.find((written) => written.text === text)?.y ?? 0;
  expect(placeOf('Subtotal')).toBeGreaterThan(placeOf(`Line ${lines}`) + 10);
  const foot = last.find(({ text }) => text.startsWith('Page '))?.y ?? 0;
  expect(
    Math.max(...last.filter(({ text }) => text === 'Total' || text.startsWith('Line ')).map(({ y }) => y)),
  ).toBeLessThan(foot - 10);
});

test('letters of western Europe are in the file as text', () => {
  const [page = []] = readPages([paperOf(1, 'Größe, œuvre, São Paulo')], 'a4');
  const texts = textsOf(page);
  expect(texts).toContain('Torstra\xdfe 112');
  expect(texts).toContain('\x800.18');
  expect(texts).toContain('-\x801.00');
  expect(texts).toContain('\x802\xa0401,52');
  expect(texts).toContain('Gr\xf6\xdfe, \x9cuvre, S\xe3o Paulo');
});

test('a long note goes on to as many pages as it takes, and several invoices count their own', () => {
  const pages = readPages(
    [paperOf(2, Array.from({ length: 90 }, (_, line) => `Word ${line}`).join('\n')), paperOf(1)],
    'a4',
  );
  expect(pages.flatMap(textsOf).filter((text) => text.startsWith('Word '))).toHaveLength(90);
  expect(pages.map((page) => textsOf(page).find((text) => text.startsWith('Page ')))).toEqual([
    'Page 1 of 3',
    'Page 2 of 3',
    'Page 3 of 3',
    'Page 1 of 1',
  ]);
});
