import { useSyncExternalStore } from 'react';
import type { ReadableValue } from './ValueStore';

/** What a store holds, kept current. */
export const useValue = <T>({ subscribe, get }: ReadableValue<T>): T => useSyncExternalStore(subscribe, get);
