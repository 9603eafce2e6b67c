const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads what a slot says of a mail to show. */
export function readSampleMail(data: unknown): { html: string; title: string } {
  if (typeof data !== 'object' || data === null) return { html: '', title: '' };
  return { html: 'html' in data ? textOf(data.html) : '', title: 'title' in data ? textOf(data.title) : '' };
}
