import type { ApiEngine } from '@atrium/backend/engine';
import type { PushHost } from '@atrium/core';
import type { FastifyInstance } from 'fastify';
import type { ServerFiles } from './files/ServerFiles';
import { startSweep } from './files/startSweep';
import type { ChangeFeed } from './live/changeFeed';
import { startMail } from './mail/startMail';
import { startPush } from './push/startPush';
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
  /** Networks within reach that webhooks and addresses of browsers may lead to; none. */
  webhookNetworks?: AllowedNetworks;
  webhooksEveryMs?: number;
  pushEveryMs?: number;
  /** Looks names up for webhooks and browsers; the system by default. */
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
  push: PushHost;
  releases: Pick<ReleaseRouteOptions, 'storage' | 'use' | 'now'>;
  log: FastifyInstance['log'];
}

const usualWebhooksMs = 1_000;
const watchEveryMs = 60_000;

/** Starts what a process does without a call; returns how to stop it. */
export function startWork(
  options: WorkSettings,
  { api, files, feed, tokenUse, push, releases, log }: WorkOptions,
): () => Promise<unknown> {
  const { jobsEveryMs, webhooksEveryMs = usualWebhooksMs, webhookNetworks = [], resolveName, now = Date.now } = options;
  const { publicUrl, pushEveryMs = usualWebhooksMs } = options;
  const onError = (error: unknown) => log.error(error);
  const calling = { api, allowed: webhookNetworks, onError, ...(resolveName && { resolve: resolveName }) };
  const stopping = [
    startScheduler({ engine: api, feed, everyMs: jobsEveryMs, onError }),
    startMailOf(options, { api, files, log }),
    startSweep({ api, files, isOn: jobsEveryMs > 0, onError }),
    tokenUse.start(api, onError),
    startWebhooks({ ...calling, everyMs: webhooksEveryMs, now }),
    startPush({ ...calling, everyMs: pushEveryMs, host: push, publicUrl }),
    watchRollouts({ ...releases, log }, jobsEveryMs > 0 ? watchEveryMs : 0),
  ];
  return () => Promise.all(stopping.map((stop) => stop()));
}
