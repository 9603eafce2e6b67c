import {
  answerCall,
  asc,
  type BackendCall,
  type BackendStore,
  created,
  Done,
  defineBackend,
  desc,
  done,
  eq,
  ok,
  type Rejection,
  readList,
  rejectField,
  rejectStale,
  unknown,
} from '@atrium/backend';
import type { BackendCatalog } from '@atrium/backend/engine';
import { type Delivery, organisationSubject, type Webhook, webhookCalls } from '../api/organisation';
import * as schemas from '../api/organisation/webhookSchemas';
import {
  DeliveryId,
  DeliveryPage,
  DeliveryQuery,
  NewWebhook,
  WebhookAnswer,
  WebhookId,
  WebhookMade,
  Webhooks,
  WebhookUpdate,
} from '../api/organisation/webhookSchemas';
import { seal } from '../auth/seal';
import type { CoreOptions } from '../options/CoreOptions';
import { sealPurpose } from './deliveries';
import { deliveriesTable, type StoredDelivery, type StoredWebhook, webhooksTable } from './tables';
import { newDeliveryId } from './webhookEvents';

const maxWebhooks = 50;
const secretBytes = 32;
const defaultPerPage = 20;
const dayMs = 24 * 60 * 60 * 1000;

const toIso = (moment: number): string => new Date(moment).toISOString();

const toWebhook = ({ secrets: _, createdBy: _by, rev = 1, ...webhook }: StoredWebhook): Webhook => ({
  id: webhook.id,
  url: webhook.url,
  description: webhook.description,
  types: [...webhook.types],
  isOn: webhook.isOn,
  createdAt: toIso(webhook.createdAt),
  failingSince: webhook.failingSince === null ? null : toIso(webhook.failingSince),
  offBecause: webhook.offBecause,
  rev,
});

const toAnswer = ({ id, type, createdAt, state, payload, attempts, nextTryAt }: StoredDelivery): Delivery => ({
  id,
  type,
  at: toIso(createdAt),
  state,
  payload,
  attempts: attempts.map(({ at, ...attempt }) => ({ ...attempt, at: toIso(at) })),
  nextTryAt: nextTryAt === null ? null : toIso(nextTryAt),
});

/** As Standard Webhooks writes a key that signs: `whsec_` and base64. */
const createSecret = (): string =>
  `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(secretBytes))))}`;

/** The rejection of an address that the server does not call. */
function rejectUrl(url: string, { checkWebhookUrl }: CoreOptions): Rejection | null {
  if (!URL.canParse(url)) return rejectField('url', 'This is no web address.', 'notUrl');
  const { protocol, username, password } = new URL(url);
  if (username || password) return rejectField('url', 'An address holds no name and password.', 'hasPassword');
  if (!['https:', 'http:'].includes(protocol))
    return rejectField('url', 'An address begins with https://.', 'notHttps');
  const issue = checkWebhookUrl?.(url) ?? (protocol === 'https:' || checkWebhookUrl ? null : 'notHttps');
  if (issue === 'notHttps') return rejectField('url', 'An address begins with https://.', issue);
  return issue ? rejectField('url', 'This address is within the network of the server.', issue) : null;
}

const find = (store: BackendStore, id: number) => store.table(webhooksTable).get(id);

const createListCall = ({ isServer = false }: CoreOptions, listTables: () => Webhooks['tables']) =>
  answerCall(webhookCalls.getWebhooks, {
    summary: 'The addresses that hear of events, and the tables of which there are events',
    answer: Webhooks,
    handle: async (store) =>
      ok({
        webhooks: (await store.table(webhooksTable).find({ orderBy: [asc('id')] })).map(toWebhook),
        tables: listTables(),
        isServer,
      }),
  });

const createMakeCall = (host: CoreOptions) =>
  answerCall(webhookCalls.makeWebhook, {
    summary: 'Let an address hear of events; the answer has the only copy of the secret that signs them',
    notes:
      'Signed as Standard Webhooks says: the headers webhook-id, webhook-timestamp and webhook-signature. An event names records by their ids; read them by a token. The address is checked at each delivery, too: one within the network of the server is not called. 50 at most.',
    input: NewWebhook,
    answer: WebhookMade,
    success: [201],
    deniesApiTokens: true,
    isSerializable: true,
    async handle(store, { input: { url, description = '', types }, user }) {
      const rejection = rejectUrl(url, host);
      if (rejection) return rejection;
      const webhooks = store.table(webhooksTable);
      if ((await webhooks.count()) >= maxWebhooks) return rejectField('url', 'There are 50 already.', 'tooMany');
      const secret = createSecret();
      const webhook = await webhooks.put({
        id: await webhooks.nextId(),
        url,
        description,
        types,
        isOn: true,
        createdAt: store.now(),
        createdBy: user?.id ?? 0,
        secrets: [{ sealed: await seal(store, sealPurpose, secret), until: null }],
        failingSince: null,
        offBecause: null,
      });
      return created({ webhook: toWebhook(webhook), secret });
    },
  });

const createUpdateCall = (host: CoreOptions) =>
  answerCall(webhookCalls.updateWebhook, {
    summary: 'Change where a webhook leads, what it hears of, or switch it on and off',
    notes: 'One that was switched off by the server begins again without failures.',
    input: WebhookUpdate,
    answer: WebhookAnswer,
    rejections: [404, 409],
    deniesApiTokens: true,
    async handle(store, { input: { id, rev, url, description, types, isOn } }) {
      const webhook = await find(store, id);
      if (!webhook) return unknown('webhook');
      const rejection = rejectStale(webhook, rev) ?? (url === undefined ? null : rejectUrl(url, host));
      if (rejection) return rejection;
      const after = await store.table(webhooksTable).put({
        ...webhook,
        ...(url !== undefined && { url }),
        ...(description !== undefined && { description }),
        ...(types && { types }),
        ...(isOn !== undefined && { isOn }),
        ...(isOn && { failingSince: null, offBecause: null }),
      });
      return ok({ webhook: toWebhook(after) });
    },
  });

const secretCalls: BackendCall[] = [
  answerCall(webhookCalls.rotateSecret, {
    summary: 'Make a new secret; the one before signs as well for a day',
    input: WebhookId,
    answer: WebhookMade,
    rejections: [404],
    deniesApiTokens: true,
    async handle(store, { input: { id } }) {
      const webhook = await find(store, id);
      if (!webhook) return unknown('webhook');
      const secret = createSecret();
      const [last] = webhook.secrets;
      const secrets = [
        { sealed: await seal(store, sealPurpose, secret), until: null },
        ...(last ? [{ ...last, until: store.now() + dayMs }] : []),
      ];
      return ok({ webhook: toWebhook(await store.table(webhooksTable).put({ ...webhook, secrets })), secret });
    },
  }),
  answerCall(webhookCalls.deleteWebhook, {
    summary: 'Delete a webhook and the log of its deliveries',
    input: WebhookId,
    answer: Done,
    rejections: [404],
    deniesApiTokens: true,
    async handle(store, { input: { id } }) {
      if (!(await find(store, id))) return unknown('webhook');
      await store.table(webhooksTable).delete(id);
      const deliveries = store.table(deliveriesTable);
      // Of more than these, the job that forgets old ones forgets the rest: nobody sees them any more.
      const where = eq<'webhookId'>('webhookId', id);
      for (const delivery of await deliveries.find({ where, limit: 1_000 })) await deliveries.delete(delivery.id);
      return done();
    },
  }),
];

const deliveryCalls: BackendCall[] = [
  answerCall(webhookCalls.testWebhook, {
    summary: 'Send an event of the type webhook.test',
    input: WebhookId,
    answer: Done,
    rejections: [404],
    async handle(store, { input: { id }, user }) {
      if (!(await find(store, id))) return unknown('webhook');
      const now = store.now();
      const data = { by: user && { id: user.id, name: user.fullName } };
      const payload = JSON.stringify({ type: 'webhook.test', timestamp: toIso(now), data });
      const blank = { state: 'waiting', tries: 0, nextTryAt: now, attempts: [] } as const;
      await store
        .table(deliveriesTable)
        .put({ id: newDeliveryId(), webhookId: id, type: 'webhook.test', payload, createdAt: now, ...blank });
      return done();
    },
  }),
  answerCall(webhookCalls.getDeliveries, {
    summary: 'A page of the deliveries of a webhook in the last 30 days, the latest first',
    input: DeliveryQuery,
    answer: DeliveryPage,
    rejections: [404],
    async handle(store, { input: { id, page, perPage } }) {
      if (!(await find(store, id))) return unknown('webhook');
      const query = {
        where: eq<'webhookId'>('webhookId', id),
        orderBy: [desc<'createdAt'>('createdAt'), desc<'id'>('id')],
      };
      const paging = { page: page ?? 1, perPage };
      const { rows, total } = await readList(store, store.table(deliveriesTable), query, paging, defaultPerPage);
      return ok({ deliveries: rows.map(toAnswer), total });
    },
  }),
  answerCall(webhookCalls.replayDelivery, {
    summary: 'Send a delivery again, with its id, so that a receiver knows it from before',
    input: DeliveryId,
    answer: Done,
    rejections: [404],
    async handle(store, { input: { delivery: id } }) {
      const deliveries = store.table(deliveriesTable);
      const delivery = await deliveries.get(id);
      if (!delivery) return unknown('delivery');
      await deliveries.put({ ...delivery, state: 'waiting', tries: 0, nextTryAt: store.now() });
      return done();
    },
  }),
];

const byName = new Intl.Collator('en').compare;

/** Tables of apps of which there are events: those that all accounts share. */
const listTables = (catalog: BackendCatalog, ids: ReadonlySet<string>): Webhooks['tables'] =>
  catalog
    .allLoaded()
    .filter(({ id }) => !ids.has(id))
    .flatMap(({ id: app, tables }) =>
      tables.filter(({ isPersonal, isSilent }) => !isPersonal && !isSilent).map(({ name: table }) => ({ app, table })),
    )
    .sort((one, other) => byName(one.app, other.app) || byName(one.table, other.table));

/**
 * Events for other tools, signed and delivered by the server.
 * @param coreIds the backends of the core, of whose tables there are no events
 */
export const createWebhooksBackend = (host: CoreOptions, catalog: () => BackendCatalog, coreIds: ReadonlySet<string>) =>
  defineBackend({
    id: 'webhooks',
    api: { about: 'Webhooks: addresses that hear of events', calls: webhookCalls },
    subject: organisationSubject,
    entities: schemas,
    tables: [webhooksTable, deliveriesTable],
    calls: [
      createListCall(host, () => listTables(catalog(), coreIds)),
      createMakeCall(host),
      createUpdateCall(host),
      ...secretCalls,
      ...deliveryCalls,
    ],
  });
