import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createTestApi } from '@atrium/core/testing';
import { clients, team } from '@atrium/mock/demo';
import type { EmailList } from '../../api/schemas';
import manifest from '../../manifest';
import backend from '..';

const api = createTestApi({ apps: [{ manifest, backend }] });
const assets = join(__dirname, '../assets');

const listAll = async () => {
  const all = await Promise.all(['', 'trash'].map((folder) => api.get<EmailList>('/apps/email/emails', { folder })));
  return all.flatMap(({ data }) => data.emails);
};

test('there are emails enough: in all folders, with each label, a thread, attachments and stars', async () => {
  const emails = await listAll();
  expect(emails.length).toBeGreaterThanOrEqual(40);
  expect(new Set(emails.map(({ folder }) => folder)).size).toBe(5);
  for (const label of ['private', 'company', 'important', 'personal'] as const) {
    expect(emails.filter(({ labels }) => labels.includes(label)).length).toBeGreaterThanOrEqual(5);
  }
  expect(emails.some(({ replies }) => replies.length === 2)).toBe(true);
  expect(emails.filter(({ attachments }) => attachments.length > 0).length).toBeGreaterThan(3);
  expect(emails.filter(({ isStarred }) => isStarred).length).toBeGreaterThan(3);
});

test('everybody in an email is of the team, or a client; only spam is from anybody', async () => {
  const known = new Map([
    ...clients.map(({ companyEmail, name }) => [companyEmail, name] as const),
    ...team.map(({ email, fullName }) => [email, fullName] as const),
  ]);
  const emails = (await listAll()).filter(({ folder }) => folder !== 'spam');
  const people = emails
    .flatMap((mail) => [mail, ...mail.replies])
    .flatMap(({ from, to, cc, bcc }) => [from, ...to, ...cc, ...bcc]);
  expect(people.filter(({ name, email }) => known.get(email) !== name)).toEqual([]);
});

test('nothing that was written lies in the future, and all attachments exist in their size', async () => {
  const emails = await listAll();
  for (const { time } of emails) expect(Date.parse(time)).toBeLessThan(api.clock.now);
  for (const { url, size } of emails.flatMap(({ attachments }) => attachments)) {
    expect(statSync(join(assets, url.replace('/assets/demo/', ''))).size).toBe(size);
  }
});

test('every picture that a record names exists, or is one of the people, and none is on the internet', () => {
  const seed = readFileSync(join(__dirname, 'seed.json'), 'utf8');
  const paths = [...seed.matchAll(/\/assets\/demo\/([\w./-]+)/g)].flatMap(([, path]) => path ?? []);
  for (const path of paths.filter((name) => !name.startsWith('avatars/'))) {
    expect(statSync(join(assets, path)).size).toBeLessThan(2048);
  }
  expect(seed).not.toMatch(/"(avatar|thumbnail|icon|url)": "https?:/);
});

test('the badge of an app that was never opened shows what its seed counts', async () => {
  const { data } = await api.get<Record<string, number>>('/apps/counts');
  const { data: list } = await api.get<EmailList>('/apps/email/emails');
  expect(data).toMatchObject({ email: list.emailsMeta.inbox });
  expect(manifest.backend?.counts).toEqual({ email: list.emailsMeta.inbox });
});
