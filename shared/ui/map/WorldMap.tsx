import { Maximize, Minus, Plus } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../Icon/IconButton';
import { useTheme } from '../theme/useTheme';
import { MapProvider } from './mapContext';
import type { MapPoint } from './mapPoint';
import { mapTexts } from './mapTexts';
import { useCountries } from './useCountries';
import { useWorldMap } from './useWorldMap';
import styles from './WorldMap.module.css';
import type { WorldMapProps } from './worldMapProps';

const wholeWorld: MapPoint = [25, 10];

/** The countries of the world, from a file of the product: no picture comes from elsewhere. */
export function WorldMap({
  label,
  center = wholeWorld,
  zoom = 1,
  namesCountries = false,
  children,
  ...events
}: WorldMapProps) {
  const texts = mapTexts[useTheme().language];
  const place = useRef<HTMLDivElement>(null);
  const map = useWorldMap(place, { center, zoom, ...events });
  useCountries(map, namesCountries);
  return (
    <section className={styles.frame} aria-label={label}>
      <div ref={place} className={styles.map} role="application" aria-label={label} />
      <div className={styles.tools}>
        <IconButton label={texts.zoomIn} icon={Plus} onClick={() => map?.zoomIn()} />
        <IconButton label={texts.zoomOut} icon={Minus} onClick={() => map?.zoomOut()} />
        <IconButton label={texts.whole} icon={Maximize} onClick={() => map?.setView([...wholeWorld], 1)} />
      </div>
      <p className={styles.source}>{texts.source}</p>
      {map && <MapProvider value={map}>{children}</MapProvider>}
    </section>
  );
}
