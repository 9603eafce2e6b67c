import { readMovingGif } from './pictureForText';

const text = (words: string) => [...words].map((character) => character.charCodeAt(0));
const head = [...text('GIF89a'), 1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255];
const picture = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
const loop = [0x21, 0xff, 11, ...text('NETSCAPE2.0'), 3, 1, 0, 0, 0];
const place = [0x21, 0xff, 11, ...text('XMP DataXMP'), 5, ...text('GPS38'), 0];
const comment = [0x21, 0xfe, 4, ...text('Home'), 0];
const end = [0x3b];

const read = (...parts: number[][]) => {
  const kept = readMovingGif(Uint8Array.from(parts.flat()));
  return kept && [...kept];
};

test('keeps the pictures and how often they are repeated, and neither a place nor a comment', () =>
  expect(read(head, loop, place, picture, comment, picture, end)).toEqual([head, loop, picture, picture, end].flat()));

test.each([
  ['one picture', [head, loop, picture, end]],
  ['another kind of file', [text('PNG'), picture, picture]],
  ['a file that breaks off', [head, loop.slice(0, 6)]],
  ['nothing', []],
])('%s does not move', (_name, parts) => expect(read(...parts)).toBeNull());
