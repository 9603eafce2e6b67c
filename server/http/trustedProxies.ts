import { BlockList, isIP } from 'node:net';
import { StartError } from '../errors/StartError';

/** Trusted proxies: their number in front of the server, or their addresses. */
export type TrustedProxies = number | readonly string[];

/** True where the forwarding header of an address is trusted; `hop` counts from the server, from 0. */
export type TrustsAddress = (address: string, hop: number) => boolean;

const maxHops = 32;

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  // A network of everybody would believe the caller.
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128);
}

/**
 * Reads `TRUST_PROXY`: a number of hops, or addresses and networks with commas between. Absent: nobody is believed.
 * @throws StartError for anything else
 */
export function readProxies(text = ''): TrustedProxies {
  const parts = text.split(',').map((part) => part.trim());
  if (text.trim() === '') return 0;
  if (parts.length === 1 && /^\d{1,2}$/.test(parts[0] ?? '') && Number(text) <= maxHops) return Number(text);
  if (parts.every(isNetwork)) return parts;
  throw new StartError(
    `TRUST_PROXY is a number of proxies up to ${maxHops}, or their addresses and networks (10.0.0.5,192.168.0.0/16), not "${text}".`,
  );
}

/** Undefined where nobody is believed. */
export function createTrust(proxies: TrustedProxies): TrustsAddress | undefined {
  // Fastify 5.12 takes a number of hops for nobody at all, so that it is counted here.
  if (typeof proxies === 'number') return proxies > 0 ? (_address, hop) => hop < proxies : undefined;
  const known = new BlockList();
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix) known.addSubnet(address, Number(prefix), family);
    else known.addAddress(address, family);
  }
  return (given) => {
    const address = given.replace(/%.*$/, '');
    const version = isIP(address);
    return version !== 0 && known.check(address, version === 6 ? 'ipv6' : 'ipv4');
  };
}
