import { installMock } from '@atrium/mock';
import { createRuntime, memoryStorage } from '@atrium/sdk';
import { createFakeClock } from '@atrium/standalone/testing';
import type { Email, EmailAnswer, EmailSummary, EmailSummaryList } from '../api/schemas';
import app from '../app';
import backend from '../backend';
import manifest from '../manifest';

/** An empty page: the app's scope, its demo API, and a controllable clock. */
export function createTestRuntime(storage = memoryStorage()) {
  const clock = createFakeClock();
  const host = createRuntime({ clock, storage });
  const demo = installMock(host.network, { now: clock.now });
  demo.register(manifest, async () => backend);
  host.activateApp('email', app);
  const runtime = host.scopeOf('email');
  return {
    runtime,
    clock,
    demo,
    async emailsIn(folder: string): Promise<EmailSummary[]> {
      const { data } = await runtime.http.get<EmailSummaryList>('/apps/email/emails', {
        params: { folder, summary: '1' },
      });
      return data.emails;
    },
    async saveDraft(draft: object): Promise<Email> {
      return (await runtime.http.post<EmailAnswer>('/apps/email/save-draft', draft)).data.email;
    },
  };
}
