import { installMock } from 'mock';
import type { Email, EmailSummary } from 'shared/api';
import { createRuntime, memoryStorage } from 'shared/runtime';
import { createFakeClock } from 'shared/testing';
import app from '../app';

/** A page without anything on it: its store, its demo API, and a clock that moves when told to. */
export function createTestRuntime() {
  const clock = createFakeClock();
  const runtime = createRuntime({ clock, storage: memoryStorage() });
  const demo = installMock(runtime.network);
  runtime.activateApp('email', app);
  return {
    runtime,
    clock,
    demo,
    /** What the API holds in a folder, newest first. */
    async mailsIn(folder: string): Promise<EmailSummary[]> {
      const { data } = await runtime.http.get('/apps/email/emails', { params: { folder, summary: '1' } });
      return data.emails;
    },
    async saveDraft(draft: object): Promise<Email> {
      return (await runtime.http.post('/apps/email/save-draft', draft)).data.email;
    },
  };
}
