const suspicious = /\\u(0000|d[89a-f][0-9a-f]{2})/i;

const isGood = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text);

const isGoodValue = (value: unknown): boolean => {
  if (typeof value === 'string') return isGood(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isGood(key) && isGoodValue(inner));
};

/** Whether Postgres can keep all text of a call: it has no NUL, and no half of a character. */
export function isStorable(url: string, body: string | undefined): boolean {
  if (url.includes('%00')) return false;
  if (body === undefined || (isGood(body) && !suspicious.test(body))) return true;
  try {
    return isGood(body) && isGoodValue(JSON.parse(body));
  } catch {
    // What is no JSON is refused by the check of the call's input.
    return true;
  }
}
