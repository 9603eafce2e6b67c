/** Deeper than any input may be, and any answer is. */
const maxDepth = 64;

/** A value with other texts in it; what stays the same is not copied. */
export function mapTexts(value: unknown, toText: (text: string) => string, depth = 0): unknown {
  if (typeof value === 'string') return toText(value);
  if (typeof value !== 'object' || value === null || depth > maxDepth) return value;
  if (Array.isArray(value)) {
    let copy: unknown[] | undefined;
    for (const [place, inner] of value.entries()) {
      const mapped = mapTexts(inner, toText, depth + 1);
      if (mapped === inner) continue;
      copy ??= [...value];
      copy[place] = mapped;
    }
    return copy ?? value;
  }
  let copy: Record<string, unknown> | undefined;
  for (const [key, inner] of Object.entries(value)) {
    const mapped = mapTexts(inner, toText, depth + 1);
    if (mapped === inner) continue;
    copy ??= { ...value };
    copy[key] = mapped;
  }
  return copy ?? value;
}

/** Looks at all texts in a value until one is as asked. */
export function someText(value: unknown, isWanted: (text: string) => boolean): boolean {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && isWanted(next)) return true;
    if (typeof next === 'object' && next !== null) for (const inner of Object.values(next)) waiting.push(inner);
  }
  return false;
}
