import L, { type Map as LeafletMap, type Marker } from 'leaflet';
import { MapPin } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../Icon/Icon';
import { useTheme } from '../theme/useTheme';
import { type MapPoint, toMapPoint, useMap } from './mapContext';
import { mapTexts } from './mapTexts';
import { useLatest } from './useLatest';
import styles from './WorldMap.module.css';

/** In pixels. */
const step = 12;

const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** Lets the arrow keys move a marker; returns how to stop. */
function moveByKeys(marker: Marker, map: LeafletMap, onMove: (place: MapPoint) => void): () => void {
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

export interface MapMarkerProps {
  at: MapPoint;
  /** Name of the place, for screen readers and beside the pointer. */
  title: string;
  /** Drawn in place of the pin, as large as it is. */
  icon?: ReactNode;
  /** The title is always shown. */
  isNamed?: boolean;
  /** Opens when it is pressed. */
  children?: ReactNode;
  /** It can be moved, with a pointer or with the arrow keys. */
  onMove?: (place: MapPoint) => void;
  onPress?: () => void;
}

/** Something at a place. */
export function MapMarker({ at, title, icon, isNamed = false, children, onMove, onPress }: MapMarkerProps) {
  const map = useMap();
  const texts = mapTexts[useTheme().language];
  const latest = useLatest({ onMove, onPress });
  const [marker, setMarker] = useState<Marker>();
  const [sign] = useState(() => document.createElement('span'));
  const [box] = useState(() => document.createElement('div'));
  const [latitude, longitude] = at;
  const isMovable = onMove !== undefined;
  const hasBox = children !== undefined;
  const name = isMovable ? `${title}. ${texts.moveByKeys}` : title;

  useEffect(() => {
    const own = L.divIcon({ html: sign, className: styles.marker ?? '', iconSize: [0, 0] });
    const made = L.marker([0, 0], { icon: own, draggable: isMovable, autoPanOnFocus: false }).addTo(map);
    made.on('click', () => latest.current.onPress?.());
    made.on('dragend', () => latest.current.onMove?.(toMapPoint(made.getLatLng())));
    const stopKeys = isMovable ? moveByKeys(made, map, (place) => latest.current.onMove?.(place)) : undefined;
    setMarker(made);
    return () => {
      stopKeys?.();
      made.remove();
    };
  }, [map, sign, isMovable, latest]);

  useEffect(() => void marker?.setLatLng([latitude, longitude]), [marker, latitude, longitude]);

  useEffect(() => {
    if (!marker) return;
    marker.getElement()?.setAttribute('aria-label', name);
    const label = document.createElement('span');
    label.textContent = title;
    marker.bindTooltip(label, { permanent: isNamed, direction: 'bottom', offset: [0, 4], className: styles.tip ?? '' });
    return () => void marker.unbindTooltip();
  }, [marker, name, title, isNamed]);

  useEffect(() => {
    if (!hasBox) return;
    // The library's own button would write markup as a string; Escape and a press beside close it as well.
    marker?.bindPopup(box, { closeButton: false, className: styles.popup ?? '', offset: [0, -20] });
    return () => void marker?.unbindPopup();
  }, [marker, box, hasBox]);

  return (
    <>
      {createPortal(icon ?? <Icon of={MapPin} size={28} className={styles.pin} />, sign)}
      {hasBox && createPortal(children, box)}
    </>
  );
}
