import { distance } from 'fastest-levenshtein';

/** A third of the letters may differ: `requries` for `requires`, and not `menu` for `paths`. */
const maxDistance = (word: string) => Math.max(1, Math.floor(word.length / 3));

/** The known word that was most likely meant; undefined when none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const byDistance = known
    .map((one) => ({ one, far: distance(word.toLowerCase(), one.toLowerCase()) }))
    .filter(({ far }) => far <= maxDistance(word))
    .sort((one, other) => one.far - other.far);
  return byDistance[0]?.one;
}

/** ` Did you mean "todo"?`, else the list of what there is; to follow a sentence. */
export function suggestion(word: string, known: readonly string[]): string {
  const meant = nearest(word, known);
  if (meant !== undefined) return ` Did you mean "${meant}"?`;
  return known.length ? ` There are: ${known.join(', ')}.` : '';
}
