/** A list among others that items may change to. */
export interface SortableGroup<Row extends { id: string }> {
  id: string;
  title: string;
  items: Row[];
}

/** Puts items of whichever lists at the place of another item, or at the end of a list; in the order that they had. */
export function sortGroups<Row extends { id: string }>(
  groups: readonly SortableGroup<Row>[],
  moved: readonly string[],
  over: string,
): SortableGroup<Row>[] {
  const isMoved = ({ id }: Row) => moved.includes(id);
  const all = groups.flatMap(({ items }) => items);
  const going = all.filter(isMoved);
  return groups.map((group) => {
    const rest = group.items.filter((item) => !isMoved(item));
    if (group.id === over) return { ...group, items: [...rest, ...going] };
    const place = group.items.findIndex(({ id }) => id === over);
    if (place < 0) return { ...group, items: rest };
    const cameFromAbove = group.items.findIndex(isMoved) >= 0 && group.items.findIndex(isMoved) < place;
    const before = group.items.slice(0, cameFromAbove ? place + 1 : place).filter((item) => !isMoved(item)).length;
    return { ...group, items: [...rest.slice(0, before), ...going, ...rest.slice(before)] };
  });
}
