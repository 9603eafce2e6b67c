const suspicious = /\\u(0000|d[89a-f][0-9a-f]{2})/i;

const isGood = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

/** Looks at all text in a value, however deep it is: a text of brackets is as deep as it is long. */
export function isGoodValue(value: unknown): boolean {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && !isGood(next)) return false;
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next)) {
      if (!isGood(key)) return false;
      waiting.push(inner);
    }
  }
  return true;
}

/** Postgres stores neither NUL nor half a surrogate pair; true where a call has none of them. */
export function isStorable(url: string, body: string | undefined): boolean {
  if (url.includes('%00')) return false;
  if (body === undefined || (isGood(body) && !suspicious.test(body))) return true;
  try {
    return isGood(body) && isGoodValue(JSON.parse(body));
  } catch {
    // Malformed JSON is rejected by the check of the call's input.
    return true;
  }
}
