// Runs backends; for the core backend and for those who give the engine its records. Apps need none of it.

export { toSearchWords } from '../query/conditions';
export { hasNear, rankOf } from '../query/hits';
export { MemoryTable, maxPerPage } from '../query/MemoryTable';
export { maxRows, queryRows } from '../query/queryRows';
export { columnOf, toTyped } from '../query/toTyped';
export { toHeaders } from './answers';
export { binKey, bringBack, listBinned, readField } from './bin';
export type { BackendCatalog } from './catalog';
export { readCounts } from './counts';
export { type ApiRequest, Engine, type Gate } from './Engine';
export { usualMaxBytes } from './limits';
export { type Message, nobody, type Scope, Unit, type UnitServices } from './Unit';
export { accountOfTable, seedAccount, tableOfPartition } from './partition';
export { getAction, namedRolesKey, roleChangesKey, roleOf } from './permissions';
export { type Change, type ExternalChanges, memoryPersistence, type Persistence } from './persistence';
export type { Store } from './Store';
export { demoStorage, rejectStorage, type StorageLimits } from './storageUse';
export type { UnitOfWork } from './UnitOfWork';
