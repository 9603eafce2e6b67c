/** Bytes in which a program names its character set, if any. */
const maxHead = 65_536;

const utf16Of = (bytes: Uint8Array): string | undefined => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a byte order mark: the "B" of BEGIN has one zero byte, on one side.
  if (first !== 0 && second === 0) return 'utf-16le';
  return first === 0 && second !== 0 ? 'utf-16be' : undefined;
};

/** Label of a character set that browsers know; undefined otherwise. */
function knownCharset(label: string | undefined): string | undefined {
  try {
    return label && new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

/**
 * Text of a calendar file: UTF-8 (RFC 5545, 3.1.4), UTF-16, or what old programs write, by the first `CHARSET` that it
 * names, else as on Windows.
 */
export function readBytes(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, maxHead));
    const named = knownCharset(/charset="?([\w-]+)/i.exec(head)?.[1]);
    return new TextDecoder(named && named !== 'utf-8' ? named : 'windows-1252').decode(bytes);
  }
}
