import type { Map as LeafletMap, Path } from 'leaflet';
import { useEffect } from 'react';
import styles from './WorldMap.module.css';

/** Draws a shape on a map, another one once what it is made of changes. */
export function useShape(
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
