import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';

/** A line that goes on beyond the date line, where the file has it jump to the other side of the world. */
export function unwrapLine(line: readonly Position[]): Position[] {
  let shift = 0;
  let before: number | undefined;
  return line.map(([longitude = 0, latitude = 0]) => {
    const step = before === undefined ? 0 : longitude - before;
    if (Math.abs(step) > 180) shift -= Math.sign(step) * 360;
    before = longitude;
    return [longitude + shift, latitude];
  });
}

function unwrapShape(shape: Geometry): Geometry {
  if (shape.type === 'Polygon') return { ...shape, coordinates: shape.coordinates.map(unwrapLine) };
  if (shape.type !== 'MultiPolygon') return shape;
  return { ...shape, coordinates: shape.coordinates.map((polygon) => polygon.map(unwrapLine)) };
}

type Country = Feature<Geometry, { name: string }>;

/** The countries as they are drawn on a flat map: whole on both sides of the date line, and without Antarctica, which is none. */
export const toWorldShapes = ({ features }: { features: readonly Country[] }): FeatureCollection<Geometry> => ({
  type: 'FeatureCollection',
  features: features
    .filter(({ properties }) => properties.name !== 'Antarctica')
    .map((country) => ({ ...country, geometry: unwrapShape(country.geometry) })),
});
