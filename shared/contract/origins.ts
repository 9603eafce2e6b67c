const isPlainHost = (hostname: string) => /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:]+\])$/.test(hostname);

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Is it one exact origin that scripts may come from: https, or this machine's own? An asterisk would allow every host,
 * and whatever else has a meaning in a policy is no part of a host's name.
 */
export function isScriptOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, protocol, hostname } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname));
  return origin === text && isSafe && isPlainHost(hostname);
}

/** The origin of an address that calls go to, as a policy can name it; undefined for one that it cannot. */
export function callOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && isPlainHost(hostname) ? origin : undefined;
}
