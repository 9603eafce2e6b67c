export { memoryPersistence, type Persistence } from '../engine/persistence';
export { as, type ContractCase, get, post, remove } from './contractCase';
export { notesApp, notesKey } from './notesApp';
export { createTestApi, demoRules, type TestApi, type TestApp, testPages } from './testApi';
