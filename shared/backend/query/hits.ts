import { and, search, toSearchWords, type Where } from './conditions';
import type { TableDefinition } from './defineTable';
import { isNear } from './isNear';
import type { HitQuery, Page } from './QueryTable';
import { createTest } from './queryRows';
import type { Row } from './rows';

/** Rank of folded texts: 0 one equals the query, 1 begins with it, 2 has a word that does, 3 contains it. */
export function rankOf(text: string, wanted: string): number {
  if (text.includes(`\n${wanted}\n`)) return 0;
  if (text.includes(`\n${wanted}`)) return 1;
  return text.includes(` ${wanted}`) ? 2 : 3;
}

/** True where the texts have each word, or one that is a slip away from it. */
export const hasNear = (text: string, words: readonly string[]): boolean => {
  const own = text.split(/[^\p{L}]+/u);
  return words.every((word) => text.includes(word) || own.some((one) => isNear(word, one)));
};

/** The rows of `QueryTable.hits`, out of rows in memory. */
export function findHits<T extends Row, Column extends string>(
  table: TableDefinition<T, Column>,
  rows: readonly T[],
  q: string,
  { where, limit }: HitQuery<Column>,
): Page<T> {
  const { searchText } = table;
  const words = toSearchWords(q);
  if (words.length === 0 || !searchText) return { rows: [], total: 0 };
  const among = (condition: Where<Column>) => rows.filter(createTest(table, condition));
  const exact = among(and<Column>(where, search(q)));
  const found = exact.length > 0 ? exact : among(and(where)).filter((row) => hasNear(searchText(row), words));
  const wanted = words.join(' ');
  const ranked = found.map((row, place) => ({ row, place, rank: rankOf(searchText(row), wanted) }));
  // Rows come in the order of their ids: the later one is the newer one.
  ranked.sort((a, b) => a.rank - b.rank || b.place - a.place);
  return { rows: ranked.slice(0, limit).map(({ row }) => row), total: found.length };
}
