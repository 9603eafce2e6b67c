import { sampleRegistry, sampleRelease } from '@atrium/contract/host';
import { createNotificationTexts } from './notificationTexts';

const registry = sampleRegistry([
  sampleRelease({
    id: 'notes',
    notifications: [{ id: 'due', title: 'due.title', text: 'due.text' }],
    labels: {
      en: { 'due.title': '{{name}} is due', 'due.text': 'Today' },
      de: { 'due.title': '{{name}} ist fällig', 'due.text': 'Heute' },
      fr: { 'due.title': '{{name}} arrive à échéance', 'due.text': 'Aujourd’hui' },
      pt: { 'due.title': '{{name}} vence', 'due.text': 'Hoje' },
    },
  }),
]);
const textOf = createNotificationTexts(() => registry);

test.each([
  ['notes.due', 'en', { title: 'Tax is due', text: 'Today' }],
  ['notes.due', 'de', { title: 'Tax ist fällig', text: 'Heute' }],
  ['notes.due', 'fr', { title: 'Tax arrive à échéance', text: 'Aujourd’hui' }],
  ['notes.due', 'pt', { title: 'Tax vence', text: 'Hoje' }],
  ['notes.other', 'de', undefined],
  ['nowhere.due', 'de', undefined],
  ['constructor.due', 'de', undefined],
  ['', 'de', undefined],
] as const)('an email of %s in %s', (code, language, text) => {
  expect(textOf(code, { name: 'Tax' }, language)).toEqual(text);
});

test('the core’s own notification names the address in each language', () => {
  for (const language of ['en', 'de', 'fr', 'pt'] as const)
    expect(textOf('system.addressTaken', { email: 'a@b.c' }, language)?.title).toContain('a@b.c ');
});
