const ownAddress = /^\/assets\//;

/** An answer whose pictures and files can be shown by a page of another origin: their addresses begin with this one's. */
export function wholeAddresses(data: unknown, origin: string): unknown {
  if (typeof data === 'string') return ownAddress.test(data) ? origin + data : data;
  if (Array.isArray(data)) return data.map((item) => wholeAddresses(item, origin));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, wholeAddresses(value, origin)]));
}
