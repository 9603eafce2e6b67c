/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, signIn } from '../testing/client';
import { startMailServer } from '../testing/mailServer';
import { startServerProcess } from '../testing/serverProcess';

const pause = () => new Promise((resolve) => setTimeout(resolve, 10));
/** As many as a call takes, and how many such calls. */
const ofCall = 1_000;
const calls = 5;
const wanted = ofCall * calls;

test('a server ends though thousands of messages wait for a mail server that does not answer; the next one sends each, once', async () => {
  const post = await startMailServer();
  const FOLDER = mkdtempSync(join(tmpdir(), 'atrium-mail-'));
  const env = { DATABASE_URL: '', FOLDER, SMTP_URL: post.url };
  const first = await startServerProcess(env);
  const http = createClient(first.address);
  await signIn(http, 'admin@demo.com', 'admin');
  post.hold((address) => Number(/\d+/.exec(address)?.[0]) >= 10);
  for (let call = 0; call < calls; call += 1) {
    const to = Array.from({ length: ofCall }, (_, place) => {
      const email = `gus${call * ofCall + place}@many.example`;
      return { name: 'Gus', email };
    });
    const { status } = await http.post('/apps/email/send-email', { to, subject: 'To all', message: '<p>Hello</p>' });
    expect(status).toBe(201);
  }
  while (post.held() === 0) await pause();
  const begun = Date.now();
  expect(await first.stop()).toBe(0);
  // Starting and ending processes usually waits for ten seconds.
  expect(Date.now() - begun).toBeLessThan(10_000);
  expect(post.emails.length).toBeLessThan(wanted);

  post.forgetHeld();
  post.hold(() => false);
  const second = await startServerProcess(env);
  while (post.emails.length < wanted) await pause();
  expect(await second.stop()).toBe(0);
  const addresses = post.emails.flatMap((mail) => mail.to);
  expect(addresses).toHaveLength(wanted);
  expect(new Set(addresses).size).toBe(wanted);
  await post.close();
  rmSync(FOLDER, { recursive: true });
}, 600_000);
