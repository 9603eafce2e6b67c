/** A way that goes from each of the places to each other one exactly once, and ends where it started. */
export function circuitOf<Place>(places: readonly Place[]): Place[] {
  const left = new Map(places.map((from) => [from, places.filter((to) => to !== from)]));
  const open = places.slice(0, 1);
  const circuit: Place[] = [];
  for (let here = open.at(-1); here !== undefined; here = open.at(-1)) {
    const next = left.get(here)?.pop();
    if (next !== undefined) open.push(next);
    else {
      circuit.push(here);
      open.pop();
    }
  }
  return circuit.reverse();
}
