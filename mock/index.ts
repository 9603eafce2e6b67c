export type { SuggestedPage } from '@atrium/core';
export { installMock, type MockControl, type MockOptions } from './installMock';
export type { MockSettings } from './settings';
