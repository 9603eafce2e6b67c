export { installMock, type MockControl, type MockOptions } from './adapters/browser';
export type { MockSettings } from './engine/settings';
export type { SuggestedPage } from './frame/host';
