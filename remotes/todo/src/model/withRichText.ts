const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Descriptions are rich text; those of other programs' tables and files are plain. */
export function withRichText({ description, ...row }: Record<string, unknown>): Record<string, unknown> {
  if (typeof description !== 'string' || !description) return row;
  const lines = description.replace(/[&<>]/g, (sign) => entities[sign] ?? sign).split(/\r\n|\r|\n/);
  return { ...row, description: lines.map((line) => `<p>${line}</p>`).join('') };
}
