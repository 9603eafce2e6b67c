/** The borders of all countries. Its own file would be read as one huge type. */
declare module 'world-atlas/countries-110m.json' {
  const world: import('topojson-specification').Topology<{
    countries: import('topojson-specification').GeometryCollection<{ name: string }>;
  }>;
  export default world;
}
