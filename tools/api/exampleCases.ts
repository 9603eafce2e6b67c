import { type ContractCase, get, post, remove } from '../../shared/core/testing';

/** A call that is made with the answer to the one before. */
export type ExampleCase = (last: unknown) => ContractCase;

const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce((inner, name) => Reflect.get(Object(inner), name), value);

const login = { email: 'admin@demo.com', password: 'admin' };

const ownWords = { subject: 'A new password', text: '[Choose it]({{link}})' };
const browserKeys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };

/** Calls that the cases of the contract make without success, for their answers hold what chance draws; made after them. */
export const exampleCases: readonly ExampleCase[] = [
  () => post('/jwt/login', login),
  (last) => post('/jwt/refresh-token', { refreshToken: at(last, 'refreshToken') }),
  () => get('/api/audit', { perPage: 2 }),
  () => get('/api/branding/settings'),
  (last) =>
    post('/api/branding/settings', {
      name: 'Acme',
      signInText: 'Welcome back.',
      accent: '#0b5cad',
      mailFooter: 'Acme Ltd, Lisbon',
      rev: at(last, 'rev'),
    }),
  () => get('/api/email-templates'),
  () => post('/api/email-templates', { kind: 'auth.reset', language: 'en', ...ownWords, rev: 0 }),
  () => post('/api/email-templates/test', { kind: 'auth.reset', language: 'en', ...ownWords }),
  () => remove('/api/email-templates', { kind: 'auth.reset', language: 'en' }),
  () => post('/api/push/key', undefined),
  () =>
    post('/api/push', { endpoint: 'https://push.example.com/send/x', keys: browserKeys, device: 'Mozilla/5.0' }, 201),
  () => get('/api/push'),
  (last) => post('/api/push/remove', { id: at(last, 'devices', 0, 'id') }),
  () =>
    post('/api/webhooks', { url: 'https://hooks.example.com/atrium', types: ['content.*'], description: 'Site' }, 201),
  (last) => post('/api/webhooks/update', { id: at(last, 'webhook', 'id'), types: ['*'], isOn: true }),
  (last) => post('/api/webhooks/rotate', { id: at(last, 'webhook', 'id') }),
  (last) => post('/api/webhooks/test', { id: at(last, 'webhook', 'id') }),
  () => get('/api/webhooks'),
  (last) => get('/api/webhooks/deliveries', { id: at(last, 'webhooks', 0, 'id'), perPage: 2 }),
  (last) => post('/api/webhooks/replay', { delivery: at(last, 'deliveries', 0, 'id') }),
  () => get('/api/webhooks'),
  (last) => remove('/api/webhooks', { id: at(last, 'webhooks', 0, 'id') }),
  () => post('/api/service-tokens', { name: 'Site build', role: 'author', access: 'read', days: 90 }, 201),
  (last) => post('/api/service-tokens/revoke', { id: at(last, 'id') }),
  () => get('/api/feeds'),
  () => post('/api/feeds', { kind: 'calendar' }, 201),
  (last) => post('/api/feeds/revoke', { id: at(last, 'id') }),
];
