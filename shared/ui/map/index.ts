/** Maps: an entry point of its own, for it brings a library and the borders of the world along. */

export { MapMarker, type MapMarkerProps } from './MapMarker';
export type { MapPoint } from './mapPoint';
export { MapCircle, type MapCircleProps, MapLine, type MapLineProps } from './mapShapes';
export { WorldMap } from './WorldMap';
export type { WorldMapProps } from './worldMapProps';
