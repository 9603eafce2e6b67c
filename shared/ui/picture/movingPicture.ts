/** Applications that say how often a GIF is repeated. */
const loops: readonly string[] = ['NETSCAPE2.0', 'ANIMEXTS1.0'];

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** Where the chain of blocks that begins here ends: each says how long it is, an empty one is the last (GIF89a, §15). */
function endOfBlocks(bytes: Uint8Array, start: number): number {
  let at = start;
  for (let size = bytes[at]; size; size = bytes[at]) at += size + 1;
  return at + 1;
}

const tableSize = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/**
 * Reads a GIF whose pictures follow each other, since drawing it again would leave one of them alone (GIF89a, §§17–26).
 * @returns what is drawn of it, without comments and the data of applications; null where it is none, or has one picture
 */
export function readMovingGif(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  if (!/^GIF8[79]a$/.test(textAt(bytes, 0, 6))) return null;
  let at = 13 + tableSize(bytes[10]);
  const kept = [bytes.subarray(0, at)];
  let pictures = 0;
  while (at < bytes.length && bytes[at] !== 0x3b) {
    const start = at;
    const isPicture = bytes[at] === 0x2c;
    if (!isPicture && bytes[at] !== 0x21) break;
    const label = bytes[at + 1];
    at = endOfBlocks(bytes, isPicture ? at + 11 + tableSize(bytes[at + 9]) : at + 2);
    if (isPicture) pictures += 1;
    const isData = label === 0xfe || (label === 0xff && !loops.includes(textAt(bytes, start + 3, 11)));
    if (isPicture || !isData) kept.push(bytes.subarray(start, at));
  }
  return pictures > 1 ? joined([...kept, new Uint8Array([0x3b])]) : null;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
