export { memoryPersistence, type Persistence } from '../engine/persistence';
export { as, type ContractCase, get, post, remove } from './contractCase';
export { createTestApi, type TestApi, type TestApp, testPages } from './testApi';
