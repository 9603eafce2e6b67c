import { cutOf, wholeCover } from './coverCut';

test.each([
  [
    'the middle of a high picture',
    { width: 400, height: 600 },
    wholeCover,
    { width: 400, height: 200, left: 0, top: 200 },
  ],
  [
    'the middle of a wide one',
    { width: 1000, height: 200 },
    wholeCover,
    { width: 400, height: 200, left: 300, top: 0 },
  ],
  ['its end', { width: 1000, height: 200 }, { x: 1, y: 0, zoom: 1 }, { width: 400, height: 200, left: 600, top: 0 }],
  ['a part', { width: 400, height: 200 }, { x: 0, y: 1, zoom: 2 }, { width: 200, height: 100, left: 0, top: 100 }],
])('shows %s', (_name, picture, cut, expected) => expect(cutOf(picture, cut)).toEqual(expected));
