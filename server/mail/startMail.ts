import { createTransport } from 'nodemailer';
import type { DemoApi } from '../../mock/engine/api';
import type { Database } from '../database/database';
import { locks } from '../database/locks';
import { repeat } from '../due/repeat';
import { withLockIfFree } from '../due/withLockIfFree';
import { type OutboxMail, outboxKey } from './outbox';
import { type MailSettings, toMessage } from './toMessage';

interface MailOptions extends MailSettings {
  database: Database;
  api: DemoApi;
  /** `smtp://name:password@host:587`. */
  smtpUrl: string;
  onError: (error: unknown, mail: number) => void;
  everyMs?: number;
}

const minute = 60_000;
const mostTries = 12;

/** After a minute, two, four, …: for some days a mail server may be away. */
const pauseAfter = (tries: number): number => minute * 2 ** tries;

/** Sends what waits in the outbox, in one process of all that there are. Returns how to stop. */
export function startMail({ database, api, smtpUrl, onError, everyMs = 1_000, ...settings }: MailOptions) {
  const transport = createTransport(smtpUrl);

  async function send(mail: OutboxMail): Promise<void> {
    try {
      await transport.sendMail(toMessage(mail, settings));
      await api.change('outbox', (store) => store.table(outboxKey).delete(mail.id));
    } catch (error) {
      onError(error, mail.id);
      const tries = mail.tries + 1;
      await api.change('outbox', (store) => {
        if (tries >= mostTries) store.table(outboxKey).delete(mail.id);
        else store.table(outboxKey).put({ ...mail, tries, nextTryAt: store.now() + pauseAfter(tries) });
      });
    }
  }

  const listDue = () =>
    api.withStore(['outbox'], async (store) =>
      store
        .table(outboxKey)
        .all()
        .filter(({ nextTryAt }) => nextTryAt <= store.now()),
    );

  const stop = repeat(
    everyMs,
    () =>
      withLockIfFree(database, locks.mail, async () => {
        for (const mail of await listDue()) await send(mail);
      }),
    (error) => onError(error, 0),
  );
  return async () => {
    await stop();
    transport.close();
  };
}
