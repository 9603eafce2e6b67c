import type { MockApp } from 'shared/api';
import { growEmails } from './grow';
import { readCalls } from './read';
import { emailsKey } from './tables';
import { updateCalls } from './update';
import { writeCalls } from './write';

export const emailApp: MockApp = {
  id: 'email',
  subject: 'Email',
  calls: [...readCalls, ...updateCalls, ...writeCalls],
  tables: [emailsKey],
  seed: async () => (await import(/* webpackChunkName: "mock-email" */ '../seed/email.json')).default,
  grow: { emails: growEmails },
};
