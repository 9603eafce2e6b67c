import type { MapPoint } from '@atrium/ui/map';

interface City {
  name: string;
  at: MapPoint;
  people: number;
}

export const cities: readonly City[] = [
  { name: 'Lisbon', at: [38.72, -9.14], people: 24 },
  { name: 'Paris', at: [48.86, 2.35], people: 41 },
  { name: 'Berlin', at: [52.52, 13.4], people: 67 },
  { name: 'Milan', at: [45.46, 9.19], people: 18 },
];

export const writePlace = ([latitude, longitude]: MapPoint): string =>
  `${Math.abs(latitude).toFixed(2)}° ${latitude < 0 ? 'S' : 'N'}, ${Math.abs(longitude).toFixed(2)}° ${longitude < 0 ? 'W' : 'E'}`;
