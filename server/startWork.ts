import type { ApiEngine } from '@atrium/backend/engine';
import type { FastifyInstance } from 'fastify';
import type { ServerFiles } from './files/ServerFiles';
import { startSweep } from './files/startSweep';
import type { ChangeFeed } from './live/changeFeed';
import { startMail } from './mail/startMail';
import type { ReleaseRouteOptions } from './releases/releaseRoutes';
import { watchRollouts } from './releases/watchRollouts';
import { startScheduler } from './scheduler/startScheduler';
import type { ApiTokenUse } from './signIn/apiTokenUse';
import type { SqlEngine } from './sql/SqlEngine';
import type { AllowedNetworks } from './webhooks/checkAddress';
import type { Resolve } from './webhooks/postSafely';
import { startWebhooks } from './webhooks/startWebhooks';

export interface WorkSettings {
  /** Interval of the scheduler; 0 switches it off. */
  jobsEveryMs: number;
  /** Address of the mail server; without it, no email leaves. */
  smtpUrl?: string | undefined;
  mailFrom: string;
  publicUrl: string;
  mailEveryMs?: number;
  /** Networks within reach that webhooks may lead to; none. */
  webhookNetworks?: AllowedNetworks;
  webhooksEveryMs?: number;
  /** Looks names up for webhooks; the system by default. */
  resolveName?: Resolve;
  now?: () => number;
}

interface MailParts extends Pick<FastifyInstance, 'log'> {
  api: ApiEngine;
  files: ServerFiles;
}

function startMailOf(options: WorkSettings, { api, files, log }: MailParts): () => Promise<void> {
  const { smtpUrl, mailFrom, publicUrl, mailEveryMs } = options;
  if (!smtpUrl) return async () => {};
  return startMail({
    api,
    files,
    smtpUrl,
    from: mailFrom,
    publicUrl,
    onError: (error, mail) => log.warn({ err: error, mail }, 'An email has not left'),
    ...(mailEveryMs && { everyMs: mailEveryMs }),
  });
}

interface WorkOptions {
  api: SqlEngine;
  files: ServerFiles;
  feed: ChangeFeed;
  tokenUse: ApiTokenUse;
  releases: Pick<ReleaseRouteOptions, 'storage' | 'use' | 'now'>;
  log: FastifyInstance['log'];
}

const usualWebhooksMs = 1_000;
const watchEveryMs = 60_000;

/** Starts what a process does without a call; returns how to stop it. */
export function startWork(
  options: WorkSettings,
  { api, files, feed, tokenUse, releases, log }: WorkOptions,
): () => Promise<unknown> {
  const { jobsEveryMs, webhooksEveryMs = usualWebhooksMs, webhookNetworks = [], resolveName, now = Date.now } = options;
  const onError = (error: unknown) => log.error(error);
  const stopping = [
    startScheduler({ engine: api, feed, everyMs: jobsEveryMs, onError }),
    startMailOf(options, { api, files, log }),
    startSweep({ api, files, isOn: jobsEveryMs > 0, onError }),
    tokenUse.start(api, onError),
    startWebhooks({
      api,
      allowed: webhookNetworks,
      everyMs: webhooksEveryMs,
      onError,
      now,
      ...(resolveName && { resolve: resolveName }),
    }),
    watchRollouts({ ...releases, log }, jobsEveryMs > 0 ? watchEveryMs : 0),
  ];
  return () => Promise.all(stopping.map((stop) => stop()));
}
