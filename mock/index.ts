export { getRules, isAllowed, subjects } from './abilities';
export type { MockSettings } from './core/settings';
export { installMock, type MockControl, type MockOptions } from './doors/browser';
