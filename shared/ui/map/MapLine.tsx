import L from 'leaflet';
import { useMap } from './mapContext';
import type { MapPoint } from './mapPoint';
import { useShape } from './useShape';
import styles from './WorldMap.module.css';

export interface MapLineProps {
  points: readonly MapPoint[];
  /** Shown at the pointer. */
  title: string;
}

/** A way over places. */
export function MapLine({ points, title }: MapLineProps) {
  const map = useMap();
  useShape(
    () =>
      L.polyline(
        points.map(([latitude, longitude]) => L.latLng(latitude, longitude)),
        { className: styles.line ?? '' },
      ),
    { map, title },
    [JSON.stringify(points)],
  );
  return null;
}
