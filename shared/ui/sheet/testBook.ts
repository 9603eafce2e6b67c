import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { toSheetFile } from '../table/toSheetFile';

/** A spreadsheet whose sheet holds these rows of markup, beside the texts that cells share. */
export async function bookOf(rows: string, shared = '', sheetEnd = ''): Promise<File> {
  const blob = await toSheetFile([['a']]);
  const parts = unzipSync(new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0)));
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relation = '/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>';
  const relations = strFromU8(parts['xl/_rels/workbook.xml.rels'] ?? new Uint8Array());
  const book = {
    ...parts,
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData>${sheetEnd}</worksheet>`,
    ),
    'xl/sharedStrings.xml': strToU8(`<sst xmlns="${main}">${shared}</sst>`),
    'xl/_rels/workbook.xml.rels': strToU8(
      relations.replace(
        '</Relationships>',
        `<Relationship Id="rId9" Type="http://schemas.openxmlformats.org${relation}`,
      ),
    ),
  };
  return new File([new Uint8Array(zipSync(book))], 'book.xlsx');
}
