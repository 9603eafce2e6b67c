/** Without the page and the position on it. */
const stored = ['period', 'from', 'to', 'compare', 'year'] as const;

export function readView(search: URLSearchParams): string {
  const entries = stored.flatMap((name) => {
    const value = search.get(name);
    return value === null ? [] : [[name, value]];
  });
  return new URLSearchParams(entries).toString();
}

/** URL of a saved view; other parameters stay. */
export function writeView(search: URLSearchParams, view: string): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of [...stored, 'page']) next.delete(name);
  const saved = new URLSearchParams(view);
  for (const name of stored) {
    const value = saved.get(name);
    if (value !== null) next.set(name, value);
  }
  return next;
}
