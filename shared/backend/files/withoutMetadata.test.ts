import { withoutMetadata } from './withoutMetadata';

const bytes = (...parts: (number[] | string)[]): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((one) => one.charCodeAt(0)) : part)),
  );
const textOf = (data: Uint8Array) => String.fromCharCode(...data);

/** A segment of a JPEG: marker, length with its own two bytes, content (ITU T.81, B.1.1.4). */
const segment = (kind: number, content: (number[] | string)[]) => {
  const inner = bytes(...content);
  return [0xff, kind, (inner.length + 2) >> 8, (inner.length + 2) & 255, ...inner];
};
/** Exif with an orientation, little-endian, and a place after it. */
const exif = (orientation: number) =>
  segment(0xe1, [
    'Exif\0\0',
    'II',
    [42, 0, 8, 0, 0, 0, 2, 0],
    [0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0],
    [0x25, 0x88, 4, 0, 1, 0, 0, 0, 26, 0, 0, 0],
    'GPS 48.2N 16.4E',
  ]);
const jfif = segment(0xe0, ['JFIF\0', [1, 2, 0, 0, 1, 0, 1, 0, 0]]);
const profile = segment(0xe2, ['ICC_PROFILE\0', [1, 1], 'colours']);
/** A scan with a stuffed byte, a restart marker, and a second scan behind tables that look like an end. */
const scans = [
  ...segment(0xda, [[1, 1, 0, 0, 63, 0]]),
  ...[1, 2, 0xff, 0, 3, 0xff, 0xd0, 4],
  ...segment(0xc4, [[0, 0xff, 0xd9, 9]]),
  ...segment(0xda, [[1, 1, 0, 0, 63, 0]]),
  ...[5, 6, 0xff, 0xd9],
];

test('a JPEG keeps picture, colours and direction, and loses where and by whom it was taken', () => {
  const photo = bytes(
    [0xff, 0xd8],
    jfif,
    exif(6),
    segment(0xe1, ['http://ns.adobe.com/xap/1.0/\0<x>Ann</x>']),
    segment(0xed, ['Photoshop 3.0\0 Vienna']),
    profile,
    segment(0xe2, ['MPF\0 preview']),
    segment(0xfe, ['a comment']),
    scans,
    'a second picture with GPS',
  );
  const cleaned = withoutMetadata(photo);
  const direction = [0xff, 0xe1, 0, 34, ...bytes('Exif\0\0MM', [0, 42, 0, 0, 0, 8, 0, 1])];
  const entry = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  expect([...cleaned]).toEqual([0xff, 0xd8, ...direction, ...entry, ...jfif, ...profile, ...scans]);
  expect(withoutMetadata(cleaned)).toEqual(cleaned);
});

test('a JPEG that is upright needs no Exif', () => {
  expect([...withoutMetadata(bytes([0xff, 0xd8], exif(1), scans))]).toEqual([0xff, 0xd8, ...scans]);
});

/** A chunk of a PNG (11.2.2 and 11.3); its checksum is not looked at. */
const chunk = (name: string, content: string) => [0, 0, 0, content.length, ...bytes(name, content), 1, 2, 3, 4];

test('a PNG loses texts, times and Exif, and what follows its end', () => {
  const signature = [0x89, ...bytes('PNG\r\n'), 0x1a, 0x0a];
  const kept = [
    ...signature,
    ...chunk('IHDR', 'head'),
    ...chunk('iCCP', 'p'),
    ...chunk('IDAT', 'data'),
    ...chunk('IEND', ''),
  ];
  const dropped = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'].flatMap((name) => chunk(name, 'secret'));
  const picture = bytes(kept.slice(0, -12 - 16), dropped, kept.slice(-12 - 16), 'secret');
  expect([...withoutMetadata(picture)]).toEqual(kept);
});

test('a WebP loses Exif and XMP, and says so', () => {
  const riff = (name: string, content: string) => [
    ...bytes(name),
    content.length,
    0,
    0,
    0,
    ...bytes(content, content.length % 2 ? [0] : []),
  ];
  const file = (...chunks: number[][]) => {
    const inner = chunks.flat();
    return bytes('RIFF', [inner.length + 4, 0, 0, 0], 'WEBP', inner);
  };
  const flags = (value: number) => riff('VP8X', `${String.fromCharCode(value)}123456789`);
  const picture = riff('VP8 ', 'pixel');
  expect(withoutMetadata(file(flags(0b101100), picture, riff('EXIF', 'GPS'), riff('XMP ', 'Ann')))).toEqual(
    file(flags(0b100000), picture),
  );
});

test.each([
  ['text', bytes('Hello')],
  ['nothing', bytes()],
  ['a JPEG that ends in a segment', bytes([0xff, 0xd8, 0xff, 0xe1, 0x40, 0, 1])],
  [
    'a PNG whose chunk is longer than the file',
    bytes([0x89], 'PNG\r\n', [0x1a, 0x0a, 0xff, 0xff, 0xff, 0xff], 'IDAT1234'),
  ],
])('%s stays as it is', (_name, data) => {
  expect(textOf(withoutMetadata(data))).toBe(textOf(data));
});
