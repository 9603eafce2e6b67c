import type { Map as LeafletMap, Marker } from 'leaflet';
import { type MapPoint, toMapPoint } from './mapPoint';

/** In pixels. */
const step = 12;

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** Lets the arrow keys move a marker; returns how to stop. */
export function moveByKeys(marker: Marker, map: LeafletMap, onMove: (place: MapPoint) => void): () => void {
  const element = marker.getElement();
  const onKey = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    // The map takes the same keys.
    event.preventDefault();
    event.stopPropagation();
    const place = map.latLngToContainerPoint(marker.getLatLng()).add([...direction]);
    onMove(toMapPoint(map.containerPointToLatLng(place)));
  };
  element?.addEventListener('keydown', onKey);
  return () => element?.removeEventListener('keydown', onKey);
}
