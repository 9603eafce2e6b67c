import { isIPv6 } from 'node:net';

/**
 * The network of a caller: of IPv6 the first 64 bits, for a subscriber has all that begin with them (RFC 6177); of an
 * IPv4 address that is written as one of IPv6, the address itself.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = ip.replace(/%.*/, '').split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const left = groups(head);
  const right = groups(tail ?? '');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const all = [...left, ...Array<string>(zeros).fill('0'), ...right];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
