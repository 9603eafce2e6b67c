/** A content line: `DTSTART;TZID=Europe/Berlin:20261112T090000` (RFC 5545, 3.1). Names are in capitals. */
export interface IcsProperty {
  name: string;
  params: ReadonlyMap<string, string>;
  value: string;
  /** The line as a file of today has it: unfolded, and without an encoding of its own. */
  line: string;
}

/** vCalendar 1.0, 2.1: such a value goes on in the next line where its own ends with "=". */
const isQuotedPrintable = (line = '') => /^[^:]*[;=]quoted-printable\b/i.test(line.slice(0, 200));

/** Unfolded lines of a file, without blank ones. */
export function* unfold(text: string): Generator<string> {
  let parts: string[] = [];
  for (let from = 0; from < text.length; ) {
    const found = text.indexOf('\n', from);
    const to = found < 0 ? text.length : found;
    const line = text.slice(from, text[to - 1] === '\r' ? to - 1 : to);
    from = to + 1;
    const before = parts.at(-1);
    // The first part has the name and the encoding, the last one the sign.
    if (before?.endsWith('=') && isQuotedPrintable(parts[0])) {
      parts.splice(-1, 1, before.slice(0, -1), line);
      continue;
    }
    if (/^[ \t]/.test(line)) {
      parts.push(line.slice(1));
      continue;
    }
    if (parts.length > 0) yield parts.join('');
    parts = line ? [line] : [];
  }
  if (parts.length > 0) yield parts.join('');
}

/** No name with its parameters is longer; the search of a broken line must not take long. */
const maxHead = 20_000;

/** Index of the first of these characters outside of quotation marks; -1 if there is none. */
function findOutside(text: string, signs: string, from: number): number {
  let isQuoted = false;
  for (let index = from; index < Math.min(text.length, maxHead); index++) {
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
  const [written = '', ...rest] = splitOutside(line.slice(0, end));
  const name = written.trim();
  if (!/^[\w-]+$/.test(name)) return null;
  const params = new Map(
    rest.flatMap((part): [string, string][] => {
      const at = part.indexOf('=');
      if (at >= 0) return [[part.slice(0, at).trim().toUpperCase(), readParam(part.slice(at + 1)).trim()]];
      // vCalendar 1.0 has values without a name.
      return /^(?:quoted-printable|base64)$/i.test(part) ? [['ENCODING', part]] : [];
    }),
  );
  const property = { name: name.toUpperCase(), params, value: line.slice(end + 1), line };
  return params.get('ENCODING')?.toUpperCase() === 'QUOTED-PRINTABLE' ? decode(property) : property;
}

/** Text of bytes in a character set; UTF-8 where none is named or known. */
function textOfBytes(bytes: Uint8Array, charset: string): string {
  for (const label of [charset, 'utf-8']) {
    try {
      return new TextDecoder(label, { fatal: true }).decode(bytes);
    } catch {
      // Not that character set, or none that browsers know.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}

/** Property with a text of today in place of `Caf=C3=A9`. */
function decode(property: IcsProperty): IcsProperty {
  const { name, params, value } = property;
  const bytes = new TextEncoder().encode(value);
  const found: number[] = [];
  for (let index = 0; index < bytes.length; index++) {
    const hex = bytes[index] === 0x3d ? byteOfHex(bytes, index + 1) : null;
    found.push(hex ?? bytes[index] ?? 0);
    if (hex !== null) index += 2;
  }
  const text = textOfBytes(Uint8Array.from(found), params.get('CHARSET') ?? 'utf-8').replaceAll(/\r\n?/g, '\n');
  const kept = [...params].filter(([param]) => param !== 'ENCODING' && param !== 'CHARSET');
  const written = kept.map(([param, one]) => `;${param}=${/[,:;]/.test(one) ? `"${one}"` : one}`).join('');
  const escaped = text.replaceAll('\n', '\\n');
  return { name, params: new Map(kept), value: escaped, line: `${name}${written}:${escaped}` };
}

/** Byte of two hexadecimal digits; null if they are none. */
function byteOfHex(bytes: Uint8Array, at: number): number | null {
  const digits = String.fromCharCode(...bytes.subarray(at, at + 2));
  return /^[\da-f]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : null;
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
