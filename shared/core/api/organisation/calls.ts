import type { Done } from '@atrium/backend';
import { defineCall } from '@atrium/contract';
import type { AuditPage, AuditQuery, AuditSettings, ExportNote } from './auditSchemas';
import type * as branding from './brandingSchemas';
import type * as email from './emailSchemas';
import type * as scim from './scimSchemas';
import type * as service from './serviceSchemas';
import type * as webhook from './webhookSchemas';

/** The audit log of the organisation. */
export const auditCalls = {
  getEntries: defineCall<AuditQuery, AuditPage>({ method: 'GET', path: '/api/audit' }),
  getSettings: defineCall<undefined, AuditSettings>({ method: 'GET', path: '/api/audit/settings' }),
  changeSettings: defineCall<AuditSettings, AuditSettings>({ method: 'POST', path: '/api/audit/settings' }),
  noteExport: defineCall<ExportNote, Done>({ method: 'POST', path: '/api/audit/exports' }),
};

/** Addresses that hear of events. */
export const webhookCalls = {
  getWebhooks: defineCall<undefined, webhook.Webhooks>({ method: 'GET', path: '/api/webhooks' }),
  makeWebhook: defineCall<webhook.NewWebhook, webhook.WebhookMade>({ method: 'POST', path: '/api/webhooks' }),
  updateWebhook: defineCall<webhook.WebhookUpdate, webhook.WebhookAnswer>({
    method: 'POST',
    path: '/api/webhooks/update',
  }),
  rotateSecret: defineCall<webhook.WebhookId, webhook.WebhookMade>({ method: 'POST', path: '/api/webhooks/rotate' }),
  deleteWebhook: defineCall<webhook.WebhookId, Done>({ method: 'DELETE', path: '/api/webhooks' }),
  testWebhook: defineCall<webhook.WebhookId, Done>({ method: 'POST', path: '/api/webhooks/test' }),
  getDeliveries: defineCall<webhook.DeliveryQuery, webhook.DeliveryPage>({
    method: 'GET',
    path: '/api/webhooks/deliveries',
  }),
  replayDelivery: defineCall<webhook.DeliveryId, Done>({ method: 'POST', path: '/api/webhooks/replay' }),
};

/** Tokens of programs that act for nobody but themselves. */
export const serviceCalls = {
  getServiceTokens: defineCall<undefined, service.ServiceTokens>({ method: 'GET', path: '/api/service-tokens' }),
  makeServiceToken: defineCall<service.NewServiceToken, service.ServiceTokenMade>({
    method: 'POST',
    path: '/api/service-tokens',
  }),
  revokeServiceToken: defineCall<service.ServiceTokenId, Done>({ method: 'POST', path: '/api/service-tokens/revoke' }),
};

/** People and groups of an identity provider that speaks SCIM. */
export const provisioningCalls = {
  getProvisioning: defineCall<undefined, scim.Provisioning>({ method: 'GET', path: '/api/provisioning' }),
  setGroupRole: defineCall<scim.GroupRole, Done>({ method: 'POST', path: '/api/provisioning/groups' }),
};

/** How the product looks, for admins, who change it. */
export const brandingCalls = {
  getBranding: defineCall<undefined, branding.Branding>({ method: 'GET', path: '/api/branding/settings' }),
  changeBranding: defineCall<branding.BrandingChange, branding.Branding>({
    method: 'POST',
    path: '/api/branding/settings',
  }),
};

/** The words of the emails that leave, for admins, who change them. */
export const emailCalls = {
  getEmails: defineCall<undefined, email.Emails>({ method: 'GET', path: '/api/email-templates' }),
  changeEmail: defineCall<email.EmailChange, email.EmailTemplate>({ method: 'POST', path: '/api/email-templates' }),
  resetEmail: defineCall<email.EmailReset, email.EmailTemplate>({ method: 'DELETE', path: '/api/email-templates' }),
  testEmail: defineCall<email.EmailTest, Done>({ method: 'POST', path: '/api/email-templates/test' }),
};
