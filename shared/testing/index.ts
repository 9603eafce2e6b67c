export { createFakeClock, type FakeClock } from './fakeClock';
export { type RenderAppOptions, renderApp, renderInApp } from './renderApp';
export { createTestManifest } from './testManifest';
