import L, { type Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { feature } from 'topojson-client';
import world from 'world-atlas/countries-110m.json';
import styles from './WorldMap.module.css';
import { toWorldShapes } from './worldShapes';

const countries = toWorldShapes(feature(world, world.objects.countries));

/** Draws every country on a map, with its name at the pointer where that is asked for. */
export function useCountries(map: LeafletMap | null, namesCountries: boolean): void {
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
  const drawn = document.createElement('span');
  if (country instanceof L.Polygon) drawn.textContent = country.feature?.properties?.name ?? '';
  return drawn;
}
