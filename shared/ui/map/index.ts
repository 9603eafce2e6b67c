/** Maps: an entry point of its own, for it brings a library and the borders of the world along. */
export { MapCircle, type MapCircleProps } from './MapCircle';
export { MapLine, type MapLineProps } from './MapLine';
export { MapMarker, type MapMarkerProps } from './MapMarker';
export type { MapPoint } from './mapPoint';
export { WorldMap } from './WorldMap';
export type { WorldMapProps } from './worldMapProps';
