import { type BackendSource, notificationTopic, peopleSubject } from '@atrium/backend';
import type { BackendCatalog } from '@atrium/backend/engine';
import { accountsBackend } from './auth/accounts';
import { createFrameBackend } from './backend';
import type { FrameHost } from './host';
import { framePrefixes } from './prefixes';

/** What everybody may read who has an account: where they may not go, and how to sign in. */
const forAll = ['ACL', 'Auth'];
/** What shows how the product looks: for those who build it, and not for maintainers, who may do all else. */
const samples = 'Samples';
const roles = ['editor', 'author', 'subscriber', 'client'];
const subjects = [...forAll, samples, peopleSubject];
const grants = [
  ...roles.flatMap((role) => forAll.map((subject) => ({ role, action: 'read', subject }))),
  ...['editor', 'author'].map((role) => ({ role, action: 'read', subject: peopleSubject })),
  { role: 'maintainer', action: 'read', subject: samples, inverted: true },
];

/** The frame's own backends. What every page needs is here; the others are chunks of their own. */
export function createFrameSources(host: FrameHost, catalog: () => BackendCatalog): Record<string, BackendSource> {
  return {
    auth: { prefixes: [], load: async () => accountsBackend, subjects, grants },
    signIn: {
      prefixes: framePrefixes.auth,
      load: async () => (await import(/* webpackChunkName: "mock-later" */ './auth/backend')).createSignInBackend(host),
    },
    frame: {
      prefixes: framePrefixes.frame,
      listens: [notificationTopic],
      load: async () => createFrameBackend(host, catalog),
    },
    people: {
      prefixes: framePrefixes.people,
      load: async () => (await import(/* webpackChunkName: "mock-people" */ './people/backend')).peopleBackend,
    },
    search: {
      prefixes: framePrefixes.search,
      load: async () =>
        (await import(/* webpackChunkName: "mock-search" */ './search/backend')).createSearchBackend(host, catalog),
    },
    demoData: {
      prefixes: framePrefixes.demoData,
      load: async () => (await import(/* webpackChunkName: "mock-samples" */ './samples/backend')).samplesBackend,
    },
  };
}
