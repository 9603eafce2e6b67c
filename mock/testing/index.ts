export { memoryPersistence, type Persistence } from '../engine/persistence';
export { demoRules } from '../frame/signIn/signInRules';
export { as, type ContractCase, get, post, remove } from './contractCase';
export { notesApp, notesKey } from './notesApp';
export { createTestApi, type TestApi, type TestApp, testPages } from './testApi';
