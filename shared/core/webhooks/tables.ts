import { defineTable, type Row } from '@atrium/backend';

/** An address that hears of events. */
export interface StoredWebhook extends Row {
  id: number;
  url: string;
  description: string;
  types: readonly string[];
  isOn: boolean;
  createdAt: number;
  createdBy: number;
  /** The secret that signs, and for a day the one before it; sealed. */
  secrets: readonly { sealed: string; until: number | null }[];
  failingSince: number | null;
  offBecause: 'failing' | 'gone' | null;
}

export const webhooksTable = defineTable<StoredWebhook>()({
  name: 'webhooks',
  isRevised: true,
  isSmall: true,
});

interface StoredAttempt {
  at: number;
  status: number;
  ms: number;
  error?: string;
}

/** An event on its way to one address. It lies beside the records: a call that fails sends none, and none is lost. */
export interface StoredDelivery {
  id: string;
  webhookId: number;
  type: string;
  payload: string;
  createdAt: number;
  state: 'waiting' | 'delivered' | 'failed';
  tries: number;
  /** A process that sends it moves this on first, so that no other one does; null once it is over. */
  nextTryAt: number | null;
  attempts: readonly StoredAttempt[];
}

export const deliveriesTable = defineTable<StoredDelivery>()({
  name: 'webhookDeliveries',
  id: 'text',
  isSilent: true,
  columns: { webhookId: 'number', createdAt: 'number', nextTryAt: 'number' },
  indexes: [['nextTryAt'], ['webhookId', 'nextTryAt'], ['webhookId', '-createdAt', '-id'], ['createdAt']],
});
