import ipaddr from 'ipaddr.js';
import { StartError } from '../errors/StartError';

/** Networks within reach that may be called all the same, as the operator says: `10.0.0.0/8`. */
export type AllowedNetworks = readonly [ipaddr.IPv4 | ipaddr.IPv6, number][];

/** @throws StartError */
export function readNetworks(name: string, texts: readonly string[]): AllowedNetworks {
  return texts.map((text) => {
    try {
      return ipaddr.parseCIDR(text);
    } catch {
      throw new StartError(`${name} holds networks such as 10.0.0.0/8 with commas between, not "${text}".`);
    }
  });
}

const isWithin = (address: ipaddr.IPv4 | ipaddr.IPv6, networks: AllowedNetworks): boolean =>
  networks.some(([network, bits]) => address.kind() === network.kind() && address.match(network, bits));

/**
 * True for an address of the public internet. Private, local, link-local, shared and reserved ones are none, in IPv6 neither,
 * nor those that carry an IPv4 address in them (mapped, NAT64, 6to4, Teredo): what is in them may be internal.
 */
export function isPublicAddress(text: string, allowed: AllowedNetworks = []): boolean {
  if (!ipaddr.isValid(text)) return false;
  // An IPv4 address that is mapped into IPv6 is judged as what it is.
  const address = ipaddr.process(text);
  return isWithin(address, allowed) || address.range() === 'unicast';
}

/** The address that a host name is, where it is one: also in forms that browsers read, such as `[::1]` or `0x7f.1`. */
function literalOf(url: URL): string | null {
  const { hostname } = url;
  const plain = hostname.replace(/^\[(.*)\]$/, '$1');
  return ipaddr.isValid(plain) ? plain : null;
}

/** Why a web address is not called, as far as it says so itself: `internal` or `notHttps`; null where it may be. */
export function issueOfUrl(text: string, allowed: AllowedNetworks): 'internal' | 'notHttps' | null {
  const url = new URL(text);
  const literal = literalOf(url);
  if (literal && !isPublicAddress(literal, allowed)) return 'internal';
  const name = url.hostname.replace(/\.$/, '');
  const isLocalName = name === 'localhost' || /\.(localhost|internal|local)$/.test(name);
  if (isLocalName && allowed.length === 0) return 'internal';
  return url.protocol === 'https:' || allowed.length > 0 ? null : 'notHttps';
}
