import L, { type Map as LeafletMap } from 'leaflet';
import { type RefObject, useEffect, useState } from 'react';
import { type MapPoint, toMapPoint } from './mapPoint';
import { useLatest } from './useLatest';
import type { WorldMapProps } from './worldMapProps';

type MapOptions = Required<Pick<WorldMapProps, 'center' | 'zoom'>> & Pick<WorldMapProps, 'onPress' | 'onMove'>;

const bounds = L.latLngBounds([-85, -200], [85, 200]);

/** The library's map in an element; null until it is there. */
export function useWorldMap(place: RefObject<HTMLElement | null>, options: MapOptions): LeafletMap | null {
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
    // What is put on a map is drawn once it has a view.
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
