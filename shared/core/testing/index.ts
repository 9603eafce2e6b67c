export { memoryPersistence, type Persistence } from '@atrium/backend/engine';
export { as, type ContractCase, get, post, remove } from './contractCase';
export { notesApp, notesTable } from './notesApp';
export { createTestApi, demoRules, type TestApi, type TestApp, testPages } from './testApi';
