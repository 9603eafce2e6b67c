/** Maps: an entry point of its own, for it brings a library and the borders of the world along. */

export { MapMarker } from './MapMarker';
export type { MapPoint } from './mapContext';
export { MapCircle, MapLine } from './mapShapes';
export { WorldMap } from './WorldMap';
