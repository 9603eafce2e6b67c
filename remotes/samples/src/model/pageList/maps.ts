import { defineGroup } from '../samplePage';

export const maps = defineGroup('maps', 'map', [[117, '/maps/leaflet', 'maps.leaflet', 'maps']]);
