/** Undo of a change, once: it disappears with its toast. */
export interface Undo {
  takeBack: () => void;
  isDone: AbortController;
}

const undos = new WeakMap<object, Undo>();

export function rememberUndo(store: object, takeBack: () => void): Undo {
  const undo = { takeBack, isDone: new AbortController() };
  undos.set(store, undo);
  return undo;
}

/** Undoes a change: the given one, or the last. Each is undone once. */
export function undoLast(store: object, undo = undos.get(store)): void {
  if (undo === undefined || undo.isDone.signal.aborted) return;
  if (undo === undos.get(store)) undos.delete(store);
  undo.isDone.abort();
  undo.takeBack();
}
