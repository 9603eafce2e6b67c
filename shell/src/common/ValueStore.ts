import { useSyncExternalStore } from 'react';

export interface ReadableValue<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}

/** A value that notifies its listeners of each change. Setting the same value again is no change. */
export class ValueStore<T> implements ReadableValue<T> {
  readonly #listeners = new Set<() => void>();
  #value: T;

  constructor(value: T) {
    this.#value = value;
  }

  readonly get = (): T => this.#value;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of [...this.#listeners]) listener();
  }
}

export const useValue = <T>({ subscribe, get }: ReadableValue<T>): T => useSyncExternalStore(subscribe, get);
