/** A card of a column, or the column itself: how dragging names them. A task may be in several columns. */
interface BoardPlace {
  column: string;
  id: number | null;
}

export const writePlace = ({ column, id }: BoardPlace): string => JSON.stringify([column, id]);

export function readPlace(text: string | number): BoardPlace {
  const read: unknown = JSON.parse(String(text));
  const [column, id]: unknown[] = Array.isArray(read) ? read : [];
  return { column: String(column), id: typeof id === 'number' ? id : null };
}
