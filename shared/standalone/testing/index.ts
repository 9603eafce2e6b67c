export { bringAllNear } from './bringAllNear';
export { createFakeClock, type FakeClock } from './fakeClock';
export { giveElementsASize } from './giveElementsASize';
export { type RenderAppOptions, renderApp, renderInApp } from './renderApp';
export { createTestManifest } from './testManifest';
export { createTestOptions } from './testOptions';
