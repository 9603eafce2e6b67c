/** @jest-environment node */
import { toWorldShapes, unwrapLine } from './worldShapes';

test.each([
  ['stays', [170, 175, 179], [170, 175, 179]],
  ['goes on to the east', [170, 179, -175, -170], [170, 179, 185, 190]],
  ['goes on to the west', [-170, -179, 175], [-170, -179, -185]],
  ['comes back', [170, -175, 178], [170, 185, 178]],
])('a line %s', (_, given, drawn) => {
  expect(unwrapLine(given.map((longitude) => [longitude, 60])).map(([longitude]) => longitude)).toEqual(drawn);
});

test('Antarctica is left out', () => {
  const country = (name: string) => ({
    type: 'Feature' as const,
    properties: { name },
    geometry: { type: 'Polygon' as const, coordinates: [] },
  });
  expect(toWorldShapes({ features: [country('Antarctica'), country('Fiji')] }).features).toHaveLength(1);
});
