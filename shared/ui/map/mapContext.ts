import type { Map as LeafletMap } from 'leaflet';
import { createContext, useContext } from 'react';

/** A place on earth, in degrees: latitude, longitude. */
export type MapPoint = readonly [latitude: number, longitude: number];

const digits = 10_000;

/** Rounded to the precision of a world map: ten metres, with the longitude within its bounds. */
export function toMapPoint({ lat, lng }: { lat: number; lng: number }): MapPoint {
  const round = (degrees: number) => Math.round(degrees * digits) / digits;
  const within = lng < -180 || lng > 180 ? ((((lng + 180) % 360) + 360) % 360) - 180 : lng;
  return [round(Math.max(-90, Math.min(90, lat))), round(within)];
}

const MapContext = createContext<LeafletMap | null>(null);

export const MapProvider = MapContext.Provider;

/** The map that something is put on. */
export function useMap(): LeafletMap {
  const map = useContext(MapContext);
  if (!map) throw new Error('There is no WorldMap around.');
  return map;
}
