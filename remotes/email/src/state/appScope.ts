const stops = new WeakMap<object, Set<() => void>>();

export const whenReleased = (store: object, stop: () => void): void =>
  void stops.set(store, (stops.get(store) ?? new Set()).add(stop));

export function releaseServices({ store }: { store: object }): void {
  for (const stop of stops.get(store) ?? []) stop();
  stops.delete(store);
}
