import type { Map as LeafletMap } from 'leaflet';
import { createContext, useContext } from 'react';

const MapContext = createContext<LeafletMap | null>(null);

export const MapProvider = MapContext.Provider;

/** The map that something is put on. */
export function useMap(): LeafletMap {
  const map = useContext(MapContext);
  if (!map) throw new Error('There is no WorldMap around.');
  return map;
}
