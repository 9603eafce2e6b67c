type Undo = () => void;

/** What takes the last change of a page's mails back, for the key that does. */
const undos = new WeakMap<object, Undo>();

export const keepUndo = (store: object, undo: Undo): void => void undos.set(store, undo);

/**
 * Takes a change back: the one named, or the last. Each is taken back once.
 * @returns whether there was one
 */
export function undoLast(store: object, undo: Undo | undefined = undos.get(store)): boolean {
  if (undo === undos.get(store)) undos.delete(store);
  undo?.();
  return undo !== undefined;
}
