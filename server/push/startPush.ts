import { setTimeout as wait } from 'node:timers/promises';
import type { ApiEngine } from '@atrium/backend/engine';
import {
  claimPushes,
  isAnyPushDue,
  type LeavingPush,
  type PushHost,
  type PushOutcome,
  settlePushes,
} from '@atrium/core';
import webPush from 'web-push';
import type { AllowedNetworks } from '../webhooks/checkAddress';
import { postSafely, type Resolve } from '../webhooks/postSafely';

interface PushOptions {
  api: ApiEngine;
  host: PushHost;
  publicUrl: string;
  /** Networks within reach that may be called. */
  allowed: AllowedNetworks;
  /** Interval of looking for what is due; 0 switches it off. */
  everyMs: number;
  onError: (error: unknown) => void;
  resolve?: Resolve;
}

const atOnce = 20;
const patienceMs = 15_000;
/** Seconds that a service keeps a notification for a browser that is off. */
const keptSeconds = 24 * 60 * 60;

/** Whom a push service writes to about this server (RFC 8292, 2.1). */
function contactOf(publicUrl: string): string {
  const { protocol, origin, hostname } = new URL(publicUrl);
  return protocol === 'https:' ? origin : `mailto:postmaster@${hostname}`;
}

/** Encrypts for the browser alone (RFC 8291), and sends as webhooks are sent: never into a network of the server. */
async function send({ push, device, payload, keys }: LeavingPush, options: PushOptions, ending: AbortSignal) {
  const { endpoint, p256dh, auth } = device;
  const { allowed, publicUrl, resolve } = options;
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: { subject: contactOf(publicUrl), ...keys },
      TTL: keptSeconds,
      contentEncoding: 'aes128gcm',
    });
    const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
    const status = await postSafely(endpoint, {
      allowed,
      ...(resolve && { resolve }),
      headers: Object.fromEntries(texts),
      body,
      signal: AbortSignal.any([ending, AbortSignal.timeout(patienceMs)]),
    });
    return { push, status } satisfies PushOutcome;
  } catch {
    return { push, status: 0 } satisfies PushOutcome;
  }
}

/** Sends notifications to browsers, several at a time; each is this process's alone meanwhile. Returns how to stop. */
export function startPush(options: PushOptions): () => Promise<void> {
  const { api, host, everyMs, onError } = options;
  if (everyMs <= 0) return async () => {};
  const ending = new AbortController();

  /** True where there may be more. */
  async function sendSome(): Promise<boolean> {
    if (!(await api.read(['push'], isAnyPushDue))) return false;
    const leaving = await api.change('push', (store) => claimPushes(store, host, atOnce));
    const outcomes = await Promise.all(leaving.map((one) => send(one, options, ending.signal)));
    // A process that ends leaves what it did not send to the next one, after the lease.
    const settled = ending.signal.aborted ? outcomes.filter(({ status }) => status > 0) : outcomes;
    if (settled.length > 0) await api.change('push', (store) => settlePushes(store, settled));
    return leaving.length > 0;
  }

  async function work(): Promise<void> {
    while (!ending.signal.aborted) {
      const hasMore = await sendSome().catch((error: unknown) => {
        onError(error);
        return false;
      });
      if (!hasMore) await wait(everyMs, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    }
  }

  const working = work();
  return async () => {
    ending.abort();
    await working;
  };
}
