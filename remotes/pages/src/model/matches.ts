/** Is what is searched for in one of these texts, in any case? Everything matches an empty search. */
export function matches(q: string, ...texts: readonly string[]): boolean {
  const wanted = q.trim().toLowerCase();
  return texts.some((text) => text.toLowerCase().includes(wanted));
}
