/** Does a value reach down to a field: `{ address: { city: 'Bern' } }` to `address`, and to its `city`, not to its `street`? */
export function isWithin(value: unknown, [name, ...rest]: readonly (string | number)[]): boolean {
  if (name === undefined || typeof value !== 'object' || value === null) return true;
  const inner = Object.entries(value).find(([key]) => key === String(name));
  return inner !== undefined && isWithin(inner[1], rest);
}
