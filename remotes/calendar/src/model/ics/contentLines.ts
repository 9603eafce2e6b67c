/** A content line: `DTSTART;TZID=Europe/Berlin:20261112T090000` (RFC 5545, 3.1). Names are in capitals. */
export interface IcsProperty {
  name: string;
  params: ReadonlyMap<string, string>;
  value: string;
}

/** Unfolded lines of a file, without blank ones. */
export function* unfold(text: string): Generator<string> {
  let parts: string[] = [];
  for (let from = 0; from < text.length; ) {
    const found = text.indexOf('\n', from);
    const to = found < 0 ? text.length : found;
    const line = text.slice(from, text[to - 1] === '\r' ? to - 1 : to);
    from = to + 1;
    if (/^[ \t]/.test(line)) {
      parts.push(line.slice(1));
      continue;
    }
    if (parts.length > 0) yield parts.join('');
    parts = line ? [line] : [];
  }
  if (parts.length > 0) yield parts.join('');
}

/** Index of the first of these characters outside of quotation marks; -1 if there is none. */
function findOutside(text: string, signs: string, from: number): number {
  let isQuoted = false;
  for (let index = from; index < text.length; index++) {
    const sign = text[index] ?? '';
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && signs.includes(sign)) return index;
  }
  return -1;
}

const signsByCaret: Record<string, string> = { '^n': '\n', "^'": '"', '^^': '^' };

/** Parameter value without quotation marks, with the caret escapes of RFC 6868 decoded. */
const readParam = (text: string) =>
  text.replaceAll('"', '').replace(/\^[n'^]/g, (written) => signsByCaret[written] ?? written);

/** Parsed content line; null if it is invalid. */
export function readLine(line: string): IcsProperty | null {
  const end = findOutside(line, ':', 0);
  if (end < 0) return null;
  const [name = '', ...rest] = splitOutside(line.slice(0, end));
  if (!/^[\w-]+$/.test(name)) return null;
  const params = rest.flatMap((part): [string, string][] => {
    const at = part.indexOf('=');
    return at < 0 ? [] : [[part.slice(0, at).trim().toUpperCase(), readParam(part.slice(at + 1)).trim()]];
  });
  return { name: name.toUpperCase(), params: new Map(params), value: line.slice(end + 1) };
}

function splitOutside(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from <= text.length; ) {
    const found = findOutside(text, ';', from);
    const to = found < 0 ? text.length : found;
    parts.push(text.slice(from, to));
    from = to + 1;
  }
  return parts;
}

const signsByBackslash: Record<string, string> = { n: '\n', N: '\n' };

/** Unescaped text (RFC 5545, 3.3.11). */
export const readText = (value: string): string =>
  value.replace(/\\(.)/gs, (_, sign: string) => signsByBackslash[sign] ?? sign).trim();
