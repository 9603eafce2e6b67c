// Runs backends; for the core backend and for those who give the engine its records. Apps need none of it.

export { isDefinition } from '../query/defineTable';
export { maxRows, queryRows } from '../query/queryRows';
export { columnOf, toTyped } from '../query/toTyped';
export { toHeaders } from './answers';
export { binKey, bringBack, listBinned, readField } from './bin';
export type { BackendCatalog } from './catalog';
export { readCounts } from './counts';
export { type ApiRequest, Engine, type Gate } from './Engine';
export { usualMaxBytes } from './limits';
export { accountOfTable, seedAccount, tableOfPartition } from './partition';
export { getAction, roleChangesKey } from './permissions';
export { type Change, type ExternalChanges, memoryPersistence, type Persistence } from './persistence';
export type { Store } from './Store';
export { demoStorage, rejectStorage, type StorageLimits } from './storageUse';
export type { UnitOfWork } from './UnitOfWork';
