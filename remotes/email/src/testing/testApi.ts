import { createTestApi, type TestApi } from '@atrium/core/testing';
import type { EmailInContext, EmailList } from '../api/schemas';
import backend from '../backend';
import manifest from '../manifest';

interface MailApi {
  api: TestApi;
  list(params?: Record<string, unknown>): Promise<EmailList>;
  get(id: number): Promise<EmailInContext>;
}

export function createMailApi(): MailApi {
  const api = createTestApi({ apps: [{ manifest, backend }] });
  return {
    api,
    list: async (params = {}) => (await api.get<EmailList>('/apps/email/emails', params)).data,
    get: async (id) => (await api.get<EmailInContext>('/apps/email/get-email', { id })).data,
  };
}

export const ids = (emails: readonly { id: number }[]) => emails.map(({ id }) => id);
