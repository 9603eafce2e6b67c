interface Counted {
  id: number;
  isCompleted: boolean;
}

/** How many of the tasks of a day are done: of those listed, which are open or were ticked there, and of those due on it. */
export function countDone(listed: readonly Counted[], dated: readonly Counted[]): { done: number; all: number } {
  const open = listed.filter(({ isCompleted }) => !isCompleted);
  const areOpen = new Set(open.map(({ id }) => id));
  const isDone = ({ id, isCompleted }: Counted) => isCompleted && !areOpen.has(id);
  const done = new Set([...listed, ...dated].filter(isDone).map(({ id }) => id)).size;
  return { done, all: open.length + done };
}
