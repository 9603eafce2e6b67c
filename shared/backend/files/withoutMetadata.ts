/**
 * Pictures without what cameras and programs write into them beside the picture: places, names, previews (JPEG: JFIF 1.02 and
 * Exif 2.32, 4.5.4; PNG 3rd edition, 11.3; WebP container specification). Colour profiles stay, and so does the direction.
 * What is no such picture, or is damaged, stays as it is.
 */
export function withoutMetadata(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const parts = partsOf(bytes);
  if (!parts) return bytes;
  const kept = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    kept.set(part, at);
    at += part.length;
  }
  return kept;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** The parts of a picture that are kept; null where all of it is. */
function partsOf(bytes: Bytes): Bytes[] | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegParts(bytes);
  if (isText(bytes, 1, 'PNG') && bytes[0] === 0x89) return pngParts(bytes);
  if (isText(bytes, 0, 'RIFF') && isText(bytes, 8, 'WEBP')) return webpParts(bytes);
  return null;
}

const isText = (bytes: Bytes, at: number, text: string): boolean =>
  [...text].every((letter, place) => bytes[at + place] === letter.charCodeAt(0));

const view = (bytes: Bytes) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const marker = {
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
  app15: 0xef,
  comment: 0xfe,
  scan: 0xda,
  end: 0xd9,
  restart: 0xd0,
};

/** Metadata: comments, and application segments but for JFIF, colour profiles (ICC) and Adobe's colour transform. */
const isDropped = (kind: number): boolean =>
  kind === marker.comment ||
  (kind > marker.app0 && kind <= marker.app15 && kind !== marker.app2 && kind !== marker.app14);

function jpegParts(bytes: Bytes): Bytes[] | null {
  const data = view(bytes);
  const parts = [bytes.subarray(0, 2)];
  let direction = 1;
  let at = 2;
  for (;;) {
    if (at + 4 > bytes.length || bytes[at] !== 0xff) return null;
    const kind = bytes[at + 1] ?? 0;
    if (kind === 0xff) {
      at += 1;
      continue;
    }
    if (kind === marker.scan) break;
    const next = at + 2 + data.getUint16(at + 2);
    if (next > bytes.length || next < at + 4) return null;
    const segment = bytes.subarray(at, next);
    if (kind === marker.app1) direction = readDirection(segment) ?? direction;
    // A profile in a segment of this kind says so; other things there are previews of cameras.
    const isProfile = kind !== marker.app2 || isText(segment, 4, 'ICC_PROFILE');
    if (!isDropped(kind) && isProfile) parts.push(segment);
    at = next;
  }
  if (direction > 1) parts.splice(1, 0, directionSegment(direction));
  parts.push(bytes.subarray(at, endOfPicture(bytes, at)));
  return parts;
}

/**
 * The end of the picture that begins with a scan: behind it cameras keep others, with metadata of their own (MPF, motion
 * photos). A marker within a scan is one that no zero follows, and that does not restart it (ITU T.81, B.1.1.2, F.1.2.3).
 */
function endOfPicture(bytes: Bytes, scan: number): number {
  const data = view(bytes);
  for (let at = scan; at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const kind = bytes[at + 1] ?? 0;
    if (kind === marker.end) return at + 2;
    if (kind === 0xff) at += 1;
    else if (kind === 0 || (kind >= marker.restart && kind <= marker.restart + 7)) at += 2;
    else if (at + 4 > bytes.length) break;
    else at += 2 + data.getUint16(at + 2);
  }
  return bytes.length;
}

const directionTag = 0x0112;
const maxEntries = 512;

/** The orientation in an Exif segment: the first directory of a TIFF header (TIFF 6.0, 2). */
function readDirection(segment: Bytes): number | undefined {
  const start = 10;
  if (!isText(segment, 4, 'Exif') || segment.length < start + 8) return undefined;
  const data = view(segment.subarray(start));
  const isLittle = data.getUint16(0) === 0x4949;
  const directory = data.getUint32(4, isLittle);
  if (directory + 2 > data.byteLength) return undefined;
  const entries = Math.min(data.getUint16(directory, isLittle), maxEntries);
  for (let index = 0; index < entries; index += 1) {
    const entry = directory + 2 + index * 12;
    if (entry + 12 > data.byteLength) return undefined;
    if (data.getUint16(entry, isLittle) !== directionTag) continue;
    const value = data.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : undefined;
  }
  return undefined;
}

/** An Exif segment that holds the orientation and nothing else. */
const directionSegment = (direction: number): Bytes =>
  Uint8Array.from([
    ...[0xff, marker.app1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0],
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1],
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, direction, 0, 0, 0, 0, 0, 0],
  ]);

const pngMetadata = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];

function pngParts(bytes: Bytes): Bytes[] | null {
  const data = view(bytes);
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const next = at + 12 + data.getUint32(at);
    if (next > bytes.length) return null;
    if (!pngMetadata.some((name) => isText(bytes, at + 4, name))) parts.push(bytes.subarray(at, next));
    if (isText(bytes, at + 4, 'IEND')) return parts;
    at = next;
  }
  return null;
}

/** In the flags of an extended file: whether there is Exif, and XMP. */
const metadataFlags = 0b1100;

function webpParts(bytes: Bytes): Bytes[] | null {
  const data = view(bytes);
  const end = Math.min(bytes.length, 8 + data.getUint32(4, true));
  const parts: Bytes[] = [];
  for (let at = 12; at + 8 <= end; ) {
    const size = data.getUint32(at + 4, true);
    const next = at + 8 + size + (size % 2);
    if (next > bytes.length) return null;
    const chunk = bytes.subarray(at, next);
    if (isText(chunk, 0, 'VP8X')) {
      const extended = chunk.slice();
      extended[8] = (extended[8] ?? 0) & ~metadataFlags;
      parts.push(extended);
    } else if (!isText(chunk, 0, 'EXIF') && !isText(chunk, 0, 'XMP ')) parts.push(chunk);
    at = next;
  }
  const head = bytes.slice(0, 12);
  view(head).setUint32(
    4,
    parts.reduce((sum, { length }) => sum + length, 4),
    true,
  );
  return [head, ...parts];
}
