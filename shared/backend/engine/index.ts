// What runs backends: for the core backend and for what gives the engine its records. Apps need none of it.
export { getAction } from './action';
export { toHeaders } from './answers';
export { binKey, bringBack, listBinned, readField } from './bin';
export type { BackendCatalog } from './catalog';
export { readCounts } from './counts';
export { type ApiRequest, Engine, type Gate } from './Engine';
export { usualMaxBytes } from './limits';
export { accountOfTable, seedAccount, tableOfPart } from './partition';
export { namedRolesKey, roleChangesKey, roleOf } from './permissions';
export { type Change, memoryPersistence, type News, type Persistence } from './persistence';
export { demoStorage, refuseStorage, type StorageLimits } from './storageUse';
export type { Store } from './store';
