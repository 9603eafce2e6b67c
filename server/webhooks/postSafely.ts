import { lookup as lookUp } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { type AllowedNetworks, isPublicAddress, issueOfUrl } from './checkAddress';

/** The addresses of a host name. */
export type Resolve = (hostname: string) => Promise<readonly { address: string; family: number }[]>;

const resolveName: Resolve = (hostname) => lookUp(hostname, { all: true, verbatim: true });

interface PostOptions {
  allowed: AllowedNetworks;
  headers: Readonly<Record<string, string>>;
  body: string | Uint8Array;
  signal: AbortSignal;
  resolve?: Resolve;
}

/** Refuses what leads into a network of the server. */
class InternalAddress extends Error {}

/**
 * Looks a name up for a connection, which is then made to the very address that was checked: a name that changes its mind
 * between check and connection leads nowhere else.
 */
const createLookup =
  (allowed: AllowedNetworks, resolve: Resolve): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname).then(
      (found) => {
        const bad = found.find(({ address }) => !isPublicAddress(address, allowed));
        const [first] = found;
        // One of several is enough: a client that tries them in turn would reach it.
        if (bad || !first) callback(new InternalAddress(`${hostname} is within the network of the server`), '', 0);
        else if (options.all) callback(null, [...found]);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), '', 0),
    );
  };

/** Of an answer only its status counts: its body is not read, so that none fills the memory. */
export function postSafely(
  text: string,
  { allowed, headers, body, signal, resolve = resolveName }: PostOptions,
): Promise<number> {
  const url = new URL(text);
  const issue = issueOfUrl(text, allowed);
  if (issue) return Promise.reject(new InternalAddress(`${url.host}: ${issue}`));
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done, fail) => {
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        lookup: createLookup(allowed, resolve),
        // A connection that is kept would lead where the name led before.
        agent: false,
        signal,
      },
      (response) => {
        // A redirect is an answer like any other: where it leads was not checked.
        done(response.statusCode ?? 0);
        response.destroy();
      },
    );
    request.on('error', fail);
    request.end(body);
  });
}
