/** Longest line, in octets without its end (RFC 5545, 3.1). */
const maxOctets = 75;

const octetsOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** A content line in parts of 75 octets; no character is cut. */
export function fold(line: string): string {
  const parts: string[] = [];
  let from = 0;
  let octets = 0;
  let index = 0;
  for (const sign of line) {
    const own = octetsOf(sign);
    if (octets + own > maxOctets) {
      parts.push(line.slice(from, index));
      from = index;
      // The blank of a continued line counts.
      octets = 1;
    }
    octets += own;
    index += sign.length;
  }
  return [...parts, line.slice(from)].join('\r\n ');
}

/** Text as a value (RFC 5545, 3.3.11); other control characters are not allowed in files. */
export const writeText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n');

const carets: Record<string, string> = { '^': '^^', '\n': '^n', '"': "^'" };

/** Parameter value, with the escapes of RFC 6868. */
const writeParam = (value: string): string => {
  const escaped = value.replaceAll(/[\^\n"]/g, (sign) => carets[sign] ?? sign).replaceAll(/\p{Cc}/gu, '');
  return /[,:;]/.test(escaped) ? `"${escaped}"` : escaped;
};

/** Content line with parameters, not folded yet. `value` is written as it is. */
export const writeLine = (
  name: string,
  value: string,
  params: Readonly<Record<string, string | undefined>> = {},
): string =>
  [
    name,
    ...Object.entries(params).flatMap(([param, given]) =>
      given === undefined ? [] : `;${param}=${writeParam(given)}`,
    ),
    `:${value}`,
  ].join('');
