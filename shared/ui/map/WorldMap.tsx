import L, { type Map as LeafletMap } from 'leaflet';
import { Maximize, Minus, Plus } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { feature } from 'topojson-client';
import world from 'world-atlas/countries-110m.json';
import { IconButton } from '../Icon/IconButton';
import { useTheme } from '../theme/useTheme';
import { type MapPoint, MapProvider, toMapPoint } from './mapContext';
import { mapTexts } from './mapTexts';
import { useLatest } from './useLatest';
import styles from './WorldMap.module.css';
import type { WorldMapProps } from './worldMapProps';
import { toWorldShapes } from './worldShapes';

type MapOptions = Required<Pick<WorldMapProps, 'center' | 'zoom'>> & Pick<WorldMapProps, 'onPress' | 'onMove'>;

const bounds = L.latLngBounds([-85, -200], [85, 200]);

/** The library's map in an element; null until it is there. */
function useWorldMap(place: RefObject<HTMLElement | null>, options: MapOptions): LeafletMap | null {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const latest = useLatest(options);
  const [latitude, longitude] = options.center;

  useEffect(() => {
    if (!place.current) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const made = L.map(place.current, {
      // Both are drawn by the kit, in the person's language.
      attributionControl: false,
      zoomControl: false,
      minZoom: 1,
      maxZoom: 7,
      maxBounds: bounds,
      maxBoundsViscosity: 1,
      // A wheel over the map scrolls the page that it is on.
      scrollWheelZoom: false,
      // Its own look at the window goes on after the map is gone, and finds nothing to move.
      trackResize: false,
      zoomAnimation: !isStill,
      inertia: !isStill,
    });
    // Layers render once the map has a view.
    made.setView([...latest.current.center], latest.current.zoom, { animate: false });
    made.on('click', ({ latlng }) => latest.current.onPress?.(toMapPoint(latlng)));
    made.on('moveend', () => latest.current.onMove?.(toMapPoint(made.getCenter()), made.getZoom()));
    const follow = new ResizeObserver(() => made.invalidateSize({ animate: false }));
    follow.observe(place.current);
    setMap(made);
    return () => {
      follow.disconnect();
      made.remove();
      setMap(null);
    };
  }, [place, latest]);

  useEffect(() => {
    const center: MapPoint = [latitude, longitude];
    map?.setView([...center], options.zoom, { animate: false });
  }, [map, latitude, longitude, options.zoom]);

  return map;
}

const countries = toWorldShapes(feature(world, world.objects.countries));

function useCountries(map: LeafletMap | null, namesCountries: boolean): void {
  useEffect(() => {
    if (!map) return;
    const layer = L.geoJSON(countries, {
      interactive: namesCountries,
      style: { className: namesCountries ? `${styles.country} ${styles.named}` : (styles.country ?? '') },
    });
    if (namesCountries) layer.bindTooltip((country) => nameOf(country), { sticky: true, className: styles.tip ?? '' });
    layer.addTo(map).bringToBack();
    return () => void layer.remove();
  }, [map, namesCountries]);
}

function nameOf(country: L.Layer): HTMLElement {
  const tooltip = document.createElement('span');
  if (country instanceof L.Polygon) tooltip.textContent = country.feature?.properties?.name ?? '';
  return tooltip;
}

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
