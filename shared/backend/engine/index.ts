// Runs backends; for the core backend and for those who give the engine its records. Apps need none of it.

export { demoStorage, fileTables, type StorageLimits } from '../files/rows';
export { toHex } from '../hex';
export { toSearchWords } from '../query/conditions';
export { hasNear, rankOf } from '../query/hits';
export { MemoryTable, maxPerPage, type RowStore } from '../query/MemoryTable';
export { limitOf, queryRows } from '../query/queryRows';
export { columnOf, toTyped } from '../query/toTyped';
export type { ApiEngine } from './ApiEngine';
export { type ApiAnswer, checkAnswer, toHeaders } from './answers';
export { type Binned, binTable, bringBack, emptyBin, listBinned, nextEmptying, readField } from './bin';
export { admit, handleCall, isReading, scopeOf } from './callFlow';
export { BackendCatalog, type Match } from './catalog';
export { deliver } from './deliver';
export { type ApiRequest, Engine, type Gate } from './Engine';
export { noteWritten, showAnswer } from './fileFlow';
export type { Caller, CallToken } from './gate';
export { maxBytesOf, usualMaxBytes } from './limits';
export { accountOfTable, seedAccount, tableOfPartition, toPartitionName } from './partition';
export { createPermissions, getAction, isAllowed, namedRolesTable, roleChangesTable } from './permissions';
export { type Change, type ExternalChanges, memoryPersistence, type Persistence } from './persistence';
export type { Store } from './Store';
export { anchorTable, readSeed, seededTable } from './seeding';
export { type Message, nobody, type Scope, Unit, type UnitServices } from './Unit';
