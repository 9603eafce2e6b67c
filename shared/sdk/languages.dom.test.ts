import { createFakeClock } from '@atrium/standalone/testing';
import { createEventHub } from './events';
import { createI18n, createLanguages } from './languages';
import { memoryStorage } from './storage';
import type { Locales } from './types';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    mail: { inbox: string; mails_one: string; mails_other: string; onlyEnglish: string };
  }
}

const mail: Locales = {
  en: { inbox: 'Inbox', mails_one: '{{count}} mail', mails_other: '{{count}} mails', onlyEnglish: 'Only <English>' },
  de: async () => ({ default: { inbox: 'Posteingang' } }),
  fr: () => Promise.reject(new Error('chunk lost')),
  pt: { inbox: 'Caixa de entrada' },
};

function open(storage = memoryStorage()) {
  const i18n = createI18n(storage);
  const events = createEventHub(createFakeClock());
  const languages = createLanguages(i18n, storage, events);
  return { i18n, events, languages, storage };
}

test('English without a choice, plurals and names as they are', async () => {
  const { languages, i18n } = open();
  await languages.addTexts('mail', mail);
  expect(languages.get()).toBe('en');
  expect(i18n.t('inbox', { ns: 'mail' })).toBe('Inbox');
  expect(i18n.t('mails', { ns: 'mail', count: 1 })).toBe('1 mail');
  expect(i18n.t('onlyEnglish', { ns: 'mail' })).toBe('Only <English>');
});

test('a choice loads what is missing, marks the page and is kept', async () => {
  const { languages, i18n, storage } = open();
  await languages.addTexts('mail', mail);
  await languages.set('de');
  expect(i18n.t('inbox', { ns: 'mail' })).toBe('Posteingang');
  expect(i18n.t('onlyEnglish', { ns: 'mail' })).toBe('Only <English>');
  expect(i18n.t('error.tooLarge', { ns: 'runtime' })).toBe('Diese Datei ist zu groß.');
  expect(document.documentElement.lang).toBe('de');

  const reloaded = open(storage);
  expect(reloaded.languages.get()).toBe('de');
  await reloaded.languages.addTexts('mail', mail);
  expect(reloaded.i18n.t('inbox', { ns: 'mail' })).toBe('Posteingang');
});

test('the page says that its Portuguese is that of Brazil', async () => {
  const { languages } = open();
  await languages.set('pt');
  expect(document.documentElement.lang).toBe('pt-BR');
  expect(languages.get()).toBe('pt');
});

test('texts that do not load leave their app in English and are reported', async () => {
  const { languages, i18n, events } = open();
  await languages.addTexts('mail', mail);
  await languages.set('fr');
  expect(i18n.t('inbox', { ns: 'mail' })).toBe('Inbox');
  expect(i18n.t('error.network', { ns: 'runtime' })).toMatch(/^Pas de réponse/);
  expect(events.recent()).toMatchObject([{ type: 'error', app: 'mail', stage: 'texts' }]);
});

test('the last of two quick choices wins', async () => {
  const { languages, i18n } = open();
  await languages.addTexts('mail', mail);
  await Promise.all([languages.set('de'), languages.set('pt')]);
  expect(languages.get()).toBe('pt');
  expect(i18n.t('inbox', { ns: 'mail' })).toBe('Caixa de entrada');
});

test('another release of an app replaces its texts', async () => {
  const { languages, i18n } = open();
  await languages.addTexts('mail', mail);
  await languages.set('de');
  await languages.addTexts('mail', { ...mail, en: { inbox: 'Mail' }, de: { inbox: 'Post' } });
  expect(i18n.t('inbox', { ns: 'mail' })).toBe('Post');
  expect(i18n.t('inbox', { ns: 'mail', lng: 'en' })).toBe('Mail');
});

test('an unknown stored choice counts as none', () => {
  const storage = memoryStorage();
  storage.setItem('language', 'xx');
  expect(open(storage).languages.get()).toBe('en');
});
