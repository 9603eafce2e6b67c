const maxBytes = 75;

/** Lines of 75 bytes at most (RFC 5545, 3.1), never cut within a character. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > maxBytes - Math.min(1, parts.length)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}

/**
 * An invitation to which calendar programs answer at another address than the organiser's, which stays in it (RFC 7986, 6.2):
 * programs send what somebody answers to the organiser (RFC 6047, 2.3).
 */
export const withOrganizer = (text: string, address: string): string =>
  text
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .map((line) => {
      const [, params, email] = /^ORGANIZER((?:;(?:"[^"]*"|[^":])*)?):mailto:(.*)$/i.exec(line) ?? [];
      return params === undefined || !email ? line : `ORGANIZER${params};EMAIL=${email}:mailto:${address}`;
    })
    .map(fold)
    .join('\r\n');
