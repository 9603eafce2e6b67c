import L from 'leaflet';
import { useMap } from './mapContext';
import type { MapPoint } from './mapPoint';
import { useShape } from './useShape';
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
