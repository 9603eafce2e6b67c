function writePdf(lines: readonly string[]): string {
  const text = lines.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj 0 -22 Td`).join(' ');
  const stream = `BT /F1 14 Tf 72 760 Td ${text} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const xref = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${body}${xref}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}

const writeTable = (columns: string[], rows: (string | number)[][]): string =>
  [columns, ...rows].map((row) => row.join(',')).join('\r\n');

const toTitle = (fileName: string): string => fileName.replace(/\.\w+$/, '').replaceAll('-', ' ');

const weeks = Array.from({ length: 12 }, (_, index) => 35 + index);

/** A small valid file for an attachment; pictures cannot be generated from words. */
export function writeDocument(fileName: string, about: string): string {
  if (fileName.endsWith('.pdf')) return writePdf([toTitle(fileName), '', about, '', 'A sample of the Atrium demo.']);
  if (fileName.endsWith('.csv')) {
    return writeTable(
      ['week', 'sent', 'opened', 'clicked'],
      weeks.map((week) => [week, 23_000 + week * 24, 8_600 + week * 30, 1_900 + week * 11]),
    );
  }
  return `${toTitle(fileName)}\n\n${about}\n`;
}
