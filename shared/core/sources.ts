import { type BackendSource, notificationTopic, peopleSubject } from '@atrium/backend';
import type { BackendCatalog } from '@atrium/backend/engine';
import { accountsBackend } from './auth/accounts';
import { corePrefixes } from './corePrefixes';
import type { CoreOptions } from './options/CoreOptions';
import type { organisationBackends } from './organisation';
import { createCoreBackend } from './shell/backend';

/** Readable by everybody with an account: the page for missing permissions, and the sign-in. */
const forAll = ['ACL', 'Auth'];
/** The samples of the kit are for those who build the product, and not for maintainers, who may do all else. */
const samples = 'Samples';
/** What is for admins alone, and not for maintainers. */
const forAdmins = ['AuditLog', 'Organisation'];
const roles = ['editor', 'author', 'subscriber', 'client'];
const subjects = [...forAll, samples, peopleSubject, ...forAdmins];
const grants = [
  ...roles.flatMap((role) => forAll.map((subject) => ({ role, action: 'read', subject }))),
  ...['editor', 'author'].map((role) => ({ role, action: 'read', subject: peopleSubject })),
  { role: 'maintainer', action: 'read', subject: samples, inverted: true },
  ...forAdmins.map((subject) => ({ role: 'maintainer', action: 'manage', subject, inverted: true })),
];

/** The core's backends. Those that every page needs are loaded with it; the others are chunks of their own. */
export function createCoreSources(host: CoreOptions, catalog: () => BackendCatalog): Record<string, BackendSource> {
  const organisation = (id: keyof typeof organisationBackends): BackendSource => ({
    prefixes: corePrefixes[id],
    load: async () =>
      (await import(/* webpackChunkName: "mock-organisation" */ './organisation')).organisationBackends[id](
        host,
        catalog,
      ),
  });
  return {
    auth: { prefixes: [], load: async () => accountsBackend, subjects, grants },
    signIn: {
      prefixes: corePrefixes.auth,
      load: async () => (await import(/* webpackChunkName: "mock-later" */ './auth/backend')).createSignInBackend(host),
    },
    frame: {
      prefixes: corePrefixes.frame,
      listens: [notificationTopic],
      load: async () => createCoreBackend(host, catalog),
    },
    people: {
      prefixes: corePrefixes.people,
      load: async () => (await import(/* webpackChunkName: "mock-people" */ './people/backend')).peopleBackend,
    },
    search: {
      prefixes: corePrefixes.search,
      load: async () =>
        (await import(/* webpackChunkName: "mock-search" */ './search/backend')).createSearchBackend(host, catalog),
    },
    audit: organisation('audit'),
    branding: organisation('branding'),
    emails: organisation('emails'),
    webhooks: organisation('webhooks'),
    services: organisation('services'),
    scim: organisation('scim'),
    feeds: organisation('feeds'),
    // In the demo nothing leaves.
    push: { ...organisation('push'), ...(host.isServer && { listens: [notificationTopic] }) },
    ...(host.isServer && { notices: { ...organisation('notices'), listens: [notificationTopic] } }),
    demoData: {
      prefixes: corePrefixes.demoData,
      load: async () => (await import(/* webpackChunkName: "mock-samples" */ './samples/backend')).samplesBackend,
    },
  };
}
