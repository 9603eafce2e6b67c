/** A way to take a change back, once: the toast that offers it goes with it. */
export interface Undo {
  takeBack: () => void;
  isDone: AbortController;
}

/** The undo of the last change, for its keyboard shortcut. */
const undos = new WeakMap<object, Undo>();

export function rememberUndo(store: object, takeBack: () => void): Undo {
  const undo = { takeBack, isDone: new AbortController() };
  undos.set(store, undo);
  return undo;
}

/** Takes a change back: the one named, or the last. Each is taken back once. */
export function undoLast(store: object, undo = undos.get(store)): void {
  if (undo === undefined || undo.isDone.signal.aborted) return;
  if (undo === undos.get(store)) undos.delete(store);
  undo.isDone.abort();
  undo.takeBack();
}
