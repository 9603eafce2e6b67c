/** Next number between 0 and 1. */
export type Random = () => number;

/** Seeded random numbers (FNV-1a, then mulberry32). */
export function createRandom(seed: string): Random {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1)
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function createChoice<T>(weighted: readonly (readonly [T, number])[], fallback: T): (random: Random) => T {
  const all = weighted.reduce((sum, [, weight]) => sum + weight, 0);
  return (random) => {
    let left = random() * all;
    for (const [thing, weight] of weighted) {
      left -= weight;
      if (left < 0) return thing;
    }
    return fallback;
  };
}

export function divide(whole: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  let given = 0;
  let weight = 0;
  return weights.map((one) => {
    weight += one;
    const upToHere = Math.round((whole * weight) / all);
    const part = upToHere - given;
    given = upToHere;
    return part;
  });
}
