import type { AppBackend } from '@atrium/backend';
import type { BackendCatalog } from '@atrium/backend/engine';
import { createAuditBackend } from './audit/backend';
import { createBrandingBackend } from './branding/backend';
import { corePrefixes } from './corePrefixes';
import { createEmailsBackend } from './emails/backend';
import { createFeedsBackend } from './feeds/backend';
import { createNoticesBackend } from './notices/backend';
import type { CoreOptions } from './options/CoreOptions';
import { createPushBackend } from './push/backend';
import { createScimBackend } from './scim/backend';
import { servicesBackend } from './services/backend';
import { createWebhooksBackend } from './webhooks/backend';

/** The backends of the core: of what they keep, other tools hear nothing. */
const coreIds = new Set(['auth', 'outbox', ...Object.keys(corePrefixes)]);

type CreateBackend = (host: CoreOptions, catalog: () => BackendCatalog) => AppBackend;

/** Backends that few calls need: one chunk, which the first of them loads. */
export const organisationBackends = {
  audit: createAuditBackend,
  branding: createBrandingBackend,
  emails: createEmailsBackend,
  feeds: createFeedsBackend,
  notices: createNoticesBackend,
  push: createPushBackend,
  scim: createScimBackend,
  services: () => servicesBackend,
  webhooks: (host, catalog) => createWebhooksBackend(host, catalog, coreIds),
} satisfies Record<string, CreateBackend>;
