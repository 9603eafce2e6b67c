import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { ApiEngine } from '@atrium/backend/engine';
import {
  claimDeliveries,
  type DeliveryOutcome,
  isAnyDeliveryDue,
  type LeavingDelivery,
  purgeDeliveries,
  settleDeliveries,
} from '@atrium/core';
import type { AllowedNetworks } from './checkAddress';
import { postSafely, type Resolve } from './postSafely';

interface WebhookOptions {
  api: ApiEngine;
  /** Networks within reach that may be called. */
  allowed: AllowedNetworks;
  /** Interval of looking for what is due; 0 switches it off. */
  everyMs: number;
  onError: (error: unknown) => void;
  resolve?: Resolve;
  now: () => number;
}

const atOnce = 20;
const perWebhook = 4;
const patienceMs = 15_000;
const purgeEveryMs = 60 * 60_000;

/** Signs as Standard Webhooks says: `id.timestamp.body` under each secret that is valid. */
function signaturesOf(id: string, timestamp: number, { delivery, secrets }: LeavingDelivery): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${delivery.payload}`).digest('base64')}`;
    })
    .join(' ');
}

async function send(leaving: LeavingDelivery, options: WebhookOptions, ending: AbortSignal): Promise<DeliveryOutcome> {
  const { delivery, url } = leaving;
  const { allowed, resolve, now } = options;
  const timestamp = Math.floor(now() / 1000);
  const begun = performance.now();
  const outcome = (status: number, error?: string): DeliveryOutcome => ({
    delivery,
    status,
    ms: Math.round(performance.now() - begun),
    ...(error && { error }),
  });
  try {
    const status = await postSafely(url, {
      allowed,
      ...(resolve && { resolve }),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Atrium-Webhooks',
        'webhook-id': delivery.id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signaturesOf(delivery.id, timestamp, leaving),
      },
      body: delivery.payload,
      signal: AbortSignal.any([ending, AbortSignal.timeout(patienceMs)]),
    });
    return outcome(status, status >= 200 && status < 300 ? undefined : `Answered with ${status}`);
  } catch (error) {
    return outcome(0, error instanceof Error ? error.message : String(error));
  }
}

/** Delivers events to webhooks, several at a time; each is this process's alone meanwhile. Returns how to stop. */
export function startWebhooks(options: WebhookOptions): () => Promise<void> {
  const { api, everyMs, onError } = options;
  if (everyMs <= 0) return async () => {};
  const ending = new AbortController();
  let purgedAt = Number.NEGATIVE_INFINITY;

  /** True where there may be more. */
  async function deliverSome(): Promise<boolean> {
    if (!(await api.read(['webhooks'], isAnyDeliveryDue))) return false;
    const leaving = await api.change('webhooks', (store) => claimDeliveries(store, { free: atOnce, perWebhook }));
    const outcomes = await Promise.all(leaving.map((one) => send(one, options, ending.signal)));
    // A process that ends leaves what it did not send to the next one, after the lease.
    const settled = ending.signal.aborted ? outcomes.filter(({ status }) => status > 0) : outcomes;
    if (settled.length > 0) await api.change('webhooks', (store) => settleDeliveries(store, settled));
    return leaving.length > 0;
  }

  async function work(): Promise<void> {
    while (!ending.signal.aborted) {
      const hasMore = await deliverSome().catch((error: unknown) => {
        onError(error);
        return false;
      });
      if (performance.now() - purgedAt > purgeEveryMs) {
        purgedAt = performance.now();
        await api.change('webhooks', purgeDeliveries).catch(onError);
      }
      if (!hasMore) await wait(everyMs, undefined, { signal: ending.signal, ref: false }).catch(() => {});
    }
  }

  const working = work();
  return async () => {
    ending.abort();
    await working;
  };
}
