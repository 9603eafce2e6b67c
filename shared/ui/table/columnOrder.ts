interface Keyed {
  key: string;
}

/** Columns in the order that was chosen. One that is new since then comes after the one that it is declared after. */
export function orderColumns<Column extends Keyed>(columns: readonly Column[], order: readonly string[]): Column[] {
  const known = order.filter((key) => columns.some((column) => column.key === key));
  columns.forEach(({ key }, place) => {
    if (known.includes(key)) return;
    const before = columns[place - 1];
    known.splice(before ? known.indexOf(before.key) + 1 : 0, 0, key);
  });
  return known.flatMap((key) => columns.find((column) => column.key === key) ?? []);
}

/** The keys with one of them moved to the place of another. */
export function moveKey(keys: readonly string[], key: string, to: string): string[] {
  const target = keys.indexOf(to);
  if (target < 0 || !keys.includes(key)) return [...keys];
  const moved = keys.filter((other) => other !== key);
  moved.splice(target, 0, key);
  return moved;
}
