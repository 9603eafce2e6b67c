/** What divides the cells: the sign of the three that the first line has most of, outside of quotes. */
function separatorOf(text: string): string {
  const head = (text.split(/\r?\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (sign: string) => head.split(sign).length;
  return [';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}

/** A value in quotes, or one without, and what ends it. A quote that nothing closes ends with the file. */
const valuePattern = (separator: string) =>
  new RegExp(`(?:"(?<quoted>(?:[^"]|"")*)(?:"|$)|(?<plain>[^${separator}\\r\\n]*))(?<end>${separator}|\\r?\\n|$)`, 'y');

/** The rows of a file of separated values (RFC 4180), also as spreadsheets of other languages write it, without empty ones. */
export function readCsv(file: string): string[][] {
  const text = file.replace(/^\uFEFF/, '');
  const pattern = valuePattern(separatorOf(text));
  const rows: string[][] = [[]];
  for (;;) {
    const found = pattern.exec(text);
    const { quoted, plain = '', end = '' } = found?.groups ?? {};
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (!found || end === '') break;
    if (end.endsWith('\n')) rows.push([]);
  }
  return rows.filter((row) => row.some((value) => value !== ''));
}
