import L, { type Map as LeafletMap, type Path } from 'leaflet';
import { useEffect } from 'react';
import { type MapPoint, useMap } from './mapContext';
import styles from './WorldMap.module.css';

export interface MapCircleProps {
  at: MapPoint;
  /** In kilometres on the ground. */
  radius: number;
  /** Shown at the pointer. */
  title: string;
}

/** All within a distance of a place. */
export function MapCircle({ at: [latitude, longitude], radius, title }: MapCircleProps) {
  const map = useMap();
  useShape(
    () => L.circle([latitude, longitude], { radius: radius * 1000, className: styles.area ?? '' }),
    { map, title },
    [latitude, longitude, radius],
  );
  return null;
}

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

function useShape(
  make: () => Path,
  { map, title }: { map: LeafletMap; title: string },
  madeOf: readonly (string | number)[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is made of these values, written in place with each drawing
  useEffect(() => {
    const label = document.createElement('span');
    label.textContent = title;
    const shape = make()
      .bindTooltip(label, { sticky: true, className: styles.tip ?? '' })
      .addTo(map);
    return () => void shape.remove();
  }, [map, title, ...madeOf]);
}
