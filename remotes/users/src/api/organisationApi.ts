import type { AnswerOf } from '@atrium/contract';
import {
  type AuditQuery,
  type AuditSettings,
  auditCalls,
  type BrandingChange,
  brandingCalls,
  type DeliveryQuery,
  type EmailChange,
  type EmailReset,
  type EmailTest,
  emailCalls,
  type GroupRole,
  type NewServiceToken,
  type NewWebhook,
  provisioningCalls,
  serviceCalls,
  type WebhookUpdate,
  webhookCalls,
} from '@atrium/core/api/organisation';
import { request } from '@atrium/sdk';
import { usersApi } from './usersApi';

/** The calls of the core for the settings of an organisation. */
const organisationApi = usersApi
  .enhanceEndpoints({ addTagTypes: ['Audit', 'Webhook', 'Delivery', 'Service', 'Provisioning', 'Branding', 'Email'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getAudit: build.query<AnswerOf<typeof auditCalls.getEntries>, AuditQuery>({
        query: (query) => request(auditCalls.getEntries, query),
        providesTags: ['Audit'],
      }),
      getAuditSettings: build.query<AuditSettings, void>({
        query: () => request(auditCalls.getSettings),
        providesTags: ['Audit'],
      }),
      changeAuditSettings: build.mutation<AuditSettings, AuditSettings>({
        query: (settings) => request(auditCalls.changeSettings, settings),
        invalidatesTags: ['Audit'],
      }),
    }),
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getWebhooks: build.query<AnswerOf<typeof webhookCalls.getWebhooks>, void>({
        query: () => request(webhookCalls.getWebhooks),
        providesTags: ['Webhook'],
      }),
      makeWebhook: build.mutation<AnswerOf<typeof webhookCalls.makeWebhook>, NewWebhook>({
        query: (webhook) => request(webhookCalls.makeWebhook, webhook),
        invalidatesTags: ['Webhook'],
      }),
      updateWebhook: build.mutation<AnswerOf<typeof webhookCalls.updateWebhook>, WebhookUpdate>({
        query: (webhook) => request(webhookCalls.updateWebhook, webhook),
        invalidatesTags: ['Webhook'],
      }),
      rotateSecret: build.mutation<AnswerOf<typeof webhookCalls.rotateSecret>, number>({
        query: (id) => request(webhookCalls.rotateSecret, { id }),
        invalidatesTags: ['Webhook'],
      }),
      deleteWebhook: build.mutation<unknown, number>({
        query: (id) => request(webhookCalls.deleteWebhook, { id }),
        invalidatesTags: ['Webhook'],
      }),
      testWebhook: build.mutation<unknown, number>({
        query: (id) => request(webhookCalls.testWebhook, { id }),
        invalidatesTags: ['Delivery'],
      }),
      getDeliveries: build.query<AnswerOf<typeof webhookCalls.getDeliveries>, DeliveryQuery>({
        query: (query) => request(webhookCalls.getDeliveries, query),
        providesTags: ['Delivery'],
      }),
      replayDelivery: build.mutation<unknown, string>({
        query: (delivery) => request(webhookCalls.replayDelivery, { delivery }),
        invalidatesTags: ['Delivery'],
      }),
    }),
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getServiceTokens: build.query<AnswerOf<typeof serviceCalls.getServiceTokens>, void>({
        query: () => request(serviceCalls.getServiceTokens),
        providesTags: ['Service'],
      }),
      makeServiceToken: build.mutation<AnswerOf<typeof serviceCalls.makeServiceToken>, NewServiceToken>({
        query: (token) => request(serviceCalls.makeServiceToken, token),
        invalidatesTags: ['Service', 'Provisioning', 'User'],
      }),
      revokeServiceToken: build.mutation<unknown, string>({
        query: (id) => request(serviceCalls.revokeServiceToken, { id }),
        invalidatesTags: ['Service', 'Provisioning', 'User'],
      }),
    }),
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getProvisioning: build.query<AnswerOf<typeof provisioningCalls.getProvisioning>, void>({
        query: () => request(provisioningCalls.getProvisioning),
        providesTags: ['Provisioning'],
      }),
      getBranding: build.query<AnswerOf<typeof brandingCalls.getBranding>, void>({
        query: () => request(brandingCalls.getBranding),
        providesTags: ['Branding'],
      }),
      changeBranding: build.mutation<unknown, BrandingChange>({
        query: (change) => request(brandingCalls.changeBranding, change),
        invalidatesTags: ['Branding'],
      }),
      setGroupRole: build.mutation<unknown, GroupRole>({
        query: (group) => request(provisioningCalls.setGroupRole, group),
        invalidatesTags: ['Provisioning', 'User'],
      }),
    }),
  });

const emailApi = organisationApi.injectEndpoints({
  endpoints: (build) => ({
    getEmails: build.query<AnswerOf<typeof emailCalls.getEmails>, void>({
      query: () => request(emailCalls.getEmails),
      providesTags: ['Email'],
    }),
    changeEmail: build.mutation<unknown, EmailChange>({
      query: (change) => request(emailCalls.changeEmail, change),
      invalidatesTags: ['Email'],
    }),
    resetEmail: build.mutation<unknown, EmailReset>({
      query: (kind) => request(emailCalls.resetEmail, kind),
      invalidatesTags: ['Email'],
    }),
    testEmail: build.mutation<unknown, EmailTest>({ query: (test) => request(emailCalls.testEmail, test) }),
  }),
});

export const { useGetEmailsQuery, useChangeEmailMutation, useResetEmailMutation, useTestEmailMutation } = emailApi;

export const {
  useGetAuditQuery,
  useLazyGetAuditQuery,
  useGetAuditSettingsQuery,
  useChangeAuditSettingsMutation,
  useGetWebhooksQuery,
  useMakeWebhookMutation,
  useUpdateWebhookMutation,
  useRotateSecretMutation,
  useDeleteWebhookMutation,
  useTestWebhookMutation,
  useGetDeliveriesQuery,
  useReplayDeliveryMutation,
  useGetServiceTokensQuery,
  useMakeServiceTokenMutation,
  useRevokeServiceTokenMutation,
  useGetProvisioningQuery,
  useSetGroupRoleMutation,
  useGetBrandingQuery,
  useChangeBrandingMutation,
} = organisationApi;
