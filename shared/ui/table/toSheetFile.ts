import { strToU8, Zip, ZipDeflate } from 'fflate';

export type SheetCell = string | number | boolean | Date | null | undefined;

/** A sheet and its cells (Excel specifications and limits); a file with more is refused as damaged. */
const limits = { rows: 1_048_576, columns: 16_384, signs: 32_767 } as const;

/** The first day that all spreadsheets count alike: some take 1900 for a leap year. */
const firstSerial = 61;

/** Rows that are written in one go; then others have their turn. */
const rowsAtOnce = 500;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageTypes = 'http://schemas.openxmlformats.org/package/2006';
const ofSheets = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** The least parts of a workbook with one sheet (ISO/IEC 29500-1, 12.3). The styles: 1 is bold, 2 is a day. */
const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${head}<Types xmlns="${packageTypes}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${ofSheets}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${ofSheets}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${ofSheets}.styles+xml"/></Types>`,
  '_rels/.rels': `${head}<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${head}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`,
};

const beforeRows = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetData>`;
const afterRows = '</sheetData></worksheet>';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text of a cell: what XML cannot hold, and what would be read as such, is written as `_xHHHH_` (ISO/IEC 29500-1, 22.9.2.19). */
const toXml = (text: string): string =>
  text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is replaced.
    .replace(/[\0-\x08\x0B-\x1F\uFFFE\uFFFF]/g, (sign) => `_x${sign.charCodeAt(0).toString(16).padStart(4, '0')}_`)
    .replace(/[&<>]/g, (sign) => entities[sign] ?? sign);

/** A column's name, from 0: A, Z, AA. */
export function columnName(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}

/** Days since the one that spreadsheets count from. */
const toSerial = (date: Date): number => date.getTime() / 86_400_000 + 25_569;

function toCell(cell: SheetCell, place: string, isHead: boolean): string {
  if (cell === null || cell === undefined || cell === '') return '';
  if (isHead)
    return `<c r="${place}" s="1" t="inlineStr"><is><t xml:space="preserve">${toXml(String(cell))}</t></is></c>`;
  if (cell instanceof Date && toSerial(cell) >= firstSerial)
    return `<c r="${place}" s="2"><v>${toSerial(cell)}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`;
  if (typeof cell === 'number' && Number.isFinite(cell)) return `<c r="${place}"><v>${cell}</v></c>`;
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${toXml(text)}</t></is></c>`;
}

const hasRoom = (rows: readonly (readonly SheetCell[])[]): boolean =>
  rows.length <= limits.rows &&
  rows.every(
    (row) =>
      row.length <= limits.columns && row.every((cell) => typeof cell !== 'string' || cell.length <= limits.signs),
  );

const toRow = (row: readonly SheetCell[], index: number): string =>
  `<row r="${index + 1}">${row.map((cell, at) => toCell(cell, columnName(at) + (index + 1), index === 0)).join('')}</row>`;

/**
 * Rows as a spreadsheet (XLSX): the first in bold, numbers and days as what they are. Text stays text, whatever it begins
 * with. It is written in slices, so that the page is not kept from its work. Undefined where there are more rows or columns than
 * a sheet has, or a longer text than a cell takes: a CSV file holds any.
 */
export async function toSheetFile(rows: readonly (readonly SheetCell[])[]): Promise<Blob | undefined> {
  if (!hasRoom(rows)) return undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(new Uint8Array(chunk));
  });
  const begin = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    return file;
  };
  for (const [name, text] of Object.entries(parts)) begin(name).push(strToU8(text), true);
  const sheet = begin('xl/worksheets/sheet1.xml');
  sheet.push(strToU8(beforeRows));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const slice = rows.slice(from, from + rowsAtOnce);
    sheet.push(strToU8(slice.map((row, at) => toRow(row, from + at)).join('')));
    if (from > 0) await new Promise((resolve) => setTimeout(resolve));
  }
  sheet.push(strToU8(afterRows), true);
  zip.end();
  return new Blob(chunks, { type: `${ofSheets}.sheet` });
}
