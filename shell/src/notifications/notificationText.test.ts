import { createBareManifest } from '@atrium/contract/host';
import { notificationText } from './notificationText';

const labels = { title: '{{name}} hat Ihnen geschrieben', text: '{{message}}' };
const chat = createBareManifest({
  id: 'chat',
  labels: { en: {}, de: labels, fr: {}, pt: {} },
  notifications: [{ id: 'message', title: 'title', text: 'text' }],
});
const record = {
  id: 1,
  kind: 'message' as const,
  title: 'Kofi wrote to you',
  text: 'Say yes.',
  time: '2026-01-01T00:00:00Z',
  isRead: false,
  link: null,
};
const texts = { apps: [chat], language: 'de' as const, t: (key: string) => `[${key}]` };

test.each([
  ['an app', 'chat.message', ['Kofi hat Ihnen geschrieben', 'Sag {{x}}']],
  ['the system', 'system.backup', ['[notifications.backup.title]', '[notifications.backup.text]']],
  ['an app that is gone', 'mail.message', ['Kofi wrote to you', 'Say yes.']],
  ['nobody', undefined, ['Kofi wrote to you', 'Say yes.']],
])('what %s tells', (_who, code, [title, text]) => {
  const params = { name: 'Kofi', message: 'Sag {{x}}' };
  expect(notificationText({ ...record, params, ...(code && { code }) }, texts)).toEqual({ title, text });
});
