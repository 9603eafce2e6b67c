import { setTimeout as wait } from 'node:timers/promises';
import type { ApiEngine } from '@atrium/backend/engine';
import { readBranding, type StoredBranding, withBranding } from '@atrium/core';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { ServerFiles } from '../files/ServerFiles';
import { claim, isAnyDue, type Outcome, settle } from './claims';
import type { OutboxMail } from './outbox';
import { withFiles } from './withFiles';

interface MailSettings {
  /** The sender of all emails: the one that the mail server lets this server send by. */
  from: string;
  publicUrl: string;
  files: Pick<ServerFiles, 'read'>;
}

/** Links that begin at the root lead nowhere from an inbox elsewhere. */
const withWholeLinks = (html: string, publicUrl: string): string =>
  html.replaceAll(/(href|src)="\//g, (_whole, name: string) => `${name}="${publicUrl}/`);

/** An email as it goes to the mail server. Its id stays the same through all tries, so that one that comes twice is known. */
async function toMessage(sent: OutboxMail, settings: MailSettings, branding: StoredBranding) {
  const mail = sent.from ? sent : withBranding(sent, branding);
  const { id, from, to, subject, calendar, unsubscribe, replyTo } = mail;
  const { html, attachments } = await withFiles(settings.files, mail);
  const { hostname } = new URL(settings.publicUrl);
  return {
    messageId: `<atrium.${id}@${hostname}>`,
    from: settings.from,
    ...(from ? { replyTo: { name: from.name, address: from.email } } : replyTo && { replyTo }),
    to: { name: to.name, address: to.email },
    subject,
    html: withWholeLinks(html, settings.publicUrl),
    headers: {
      // RFC 3834: programs do not answer what a program has written.
      ...(!from && { 'Auto-Submitted': 'auto-generated' }),
      ...(unsubscribe && {
        'List-Unsubscribe': `<${settings.publicUrl}${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments,
    ...(calendar && { icalEvent: { method: calendar.method, content: calendar.text, filename: 'invite.ics' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  } satisfies SendMailOptions;
}

interface MailOptions extends MailSettings {
  api: ApiEngine;
  /** `smtp://name:password@host:587`; what its query says of connections and patience counts before what is said here. */
  smtpUrl: string;
  onError: (error: unknown, mail: number) => void;
  everyMs?: number;
}

const connections = 10;
const patience = { connectionTimeout: 30_000, greetingTimeout: 30_000, socketTimeout: 60_000 };
/** Time that the end of the process waits for messages on their way. */
const endMs = 5_000;

/** Sends what waits in the outbox, several messages at a time; each is this process's alone while it leaves. */
class MailSender {
  readonly #options: MailOptions;
  readonly #transport: ReturnType<typeof createTransport>;
  readonly #atOnce: number;
  readonly #ending = new AbortController();
  readonly #leaving = new Map<OutboxMail, Promise<void>>();
  #outcomes: Outcome[] = [];
  #isOver = false;
  #wake = () => {};

  constructor(options: MailOptions) {
    const { smtpUrl } = options;
    this.#options = options;
    this.#transport = createTransport({ url: smtpUrl, pool: true, maxConnections: connections, ...patience });
    this.#atOnce = Number(new URL(smtpUrl).searchParams.get('maxConnections') ?? connections);
  }

  async work(): Promise<void> {
    const { everyMs = 1_000, onError } = this.#options;
    while (!this.#isOver) {
      const isWritten = await this.write().then(
        () => true,
        (error) => onError(error, 0),
      );
      if (!this.#isOver && !(isWritten && this.#isWorthAWrite())) await this.#rest(everyMs);
    }
  }

  /** Notes what became of messages, and lets more of them leave: one write for several of both. */
  async write(): Promise<void> {
    const { api } = this.#options;
    const settled = [...this.#outcomes];
    const hasWork = await api.read(
      ['outbox'],
      async (store) => settled.length > 0 || (!this.#isOver && (await isAnyDue(store))),
    );
    if (!hasWork) return;
    const capacity = {
      free: this.#isOver ? 0 : this.#atOnce - this.#leaving.size,
      maxPerAccount: Math.ceil(this.#atOnce / 2),
      leaving: [...this.#leaving.keys()],
    };
    let claimed: OutboxMail[] = [];
    await api.change('outbox', async (store) => {
      await settle(store, settled);
      claimed = await claim(store, capacity);
    });
    // Kept until then: what has left is not forgotten where it cannot be noted now.
    this.#outcomes = this.#outcomes.slice(settled.length);
    for (const mail of claimed) this.#leaving.set(mail, this.#send(mail));
  }

  /** Lets the messages that are on their way arrive, for a while: what has not left is the next process's. */
  async end(working: Promise<void>): Promise<void> {
    this.#isOver = true;
    this.#wake();
    await working;
    const sent = Promise.all(this.#leaving.values());
    await Promise.race([sent, wait(endMs, undefined, { ref: false })]);
    this.#ending.abort();
    await sent;
    this.#transport.close();
    await this.write();
  }

  async #send(mail: OutboxMail): Promise<void> {
    const { api, onError, ...settings } = this.#options;
    try {
      const branding = await api.read(['branding'], readBranding);
      await this.#transport.sendMail({ ...(await toMessage(mail, settings, branding)), signal: this.#ending.signal });
      this.#outcomes.push({ mail, became: 'sent' });
    } catch (error) {
      if (!this.#isOver) onError(error, mail.id);
      this.#outcomes.push({ mail, became: this.#isOver ? 'unsent' : 'refused' });
    }
    this.#leaving.delete(mail);
    if (this.#isWorthAWrite()) this.#wake();
  }

  #isWorthAWrite(): boolean {
    return this.#outcomes.length > 0 && (this.#leaving.size === 0 || this.#outcomes.length >= this.#atOnce / 2);
  }

  #rest(ms: number): Promise<void> {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

export function startMail(options: MailOptions): () => Promise<void> {
  const sender = new MailSender(options);
  const working = sender.work();
  return () => sender.end(working).catch((error) => options.onError(error, 0));
}
