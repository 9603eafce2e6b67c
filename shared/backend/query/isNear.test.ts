import fc from 'fast-check';
import { isNear } from './isNear';

test.each([
  ['weber', 'weber', true],
  ['wever', 'weber', true],
  ['webr', 'weber', true],
  ['webber', 'weber', true],
  ['wbeer', 'weber', true],
  ['ewber', 'weber', true],
  ['eber', 'weber', true],
  ['weebr', 'weber', true],
  ['wevre', 'weber', false],
  ['web', 'wed', false],
  ['weber', 'web', false],
  ['invoces', 'invoices', true],
  ['invoce', 'invoices', true],
  ['harbuor', 'harbour', true],
  ['harbour', 'invoice', false],
])('%s is near the beginning of %s: %s', (typed, word, isOne) => {
  expect(isNear(typed, word)).toBe(isOne);
});

function* slipsOf(text: string): Generator<string> {
  yield text;
  for (let place = 0; place <= text.length; place += 1) {
    const [before, after] = [text.slice(0, place), text.slice(place)];
    yield before + after.slice(1);
    for (const letter of 'abc') {
      yield before + letter + after;
      if (after) yield before + letter + after.slice(1);
    }
    if (after.length > 1) yield `${before}${after[1]}${after[0]}${after.slice(2)}`;
  }
}

test('it says the same as trying every slip there is', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(letters, letters, (typed, word) => {
      const isOne = typed.length >= 4 && [...slipsOf(typed)].some((slip) => word.startsWith(slip));
      expect(isNear(typed, word)).toBe(isOne);
    }),
    { numRuns: 2_000 },
  );
});
