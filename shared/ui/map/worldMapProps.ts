import type { ReactNode } from 'react';
import type { MapPoint } from './mapContext';

export interface WorldMapProps {
  /** Its name for screen readers. */
  label: string;
  center?: MapPoint;
  /** From 1, the world, to 7. */
  zoom?: number;
  /** The name of the country under the pointer is shown. */
  namesCountries?: boolean;
  /** A place that was clicked. */
  onPress?: (place: MapPoint) => void;
  /** The map was moved or zoomed. */
  onMove?: (center: MapPoint, zoom: number) => void;
  /** Content of the map: markers, lines, circles. */
  children?: ReactNode;
}
