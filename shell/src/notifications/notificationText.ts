import type { EmittedManifest, Language } from '@atrium/contract';
import type { Notification } from '@atrium/core/api';
import { useApps, useRuntime } from '@atrium/sdk';
import { useTranslation } from 'react-i18next';
import { labelOf } from '../common/labelOf';
import type { ShellText } from '../navigation/shellMenu';

const systemTexts: Readonly<Record<string, { title: ShellText; text: ShellText }>> = {
  'system.backup': { title: 'notifications.backup.title', text: 'notifications.backup.text' },
  'system.maintenance': { title: 'notifications.maintenance.title', text: 'notifications.maintenance.text' },
  'system.release': { title: 'notifications.release.title', text: 'notifications.release.text' },
  'system.addressTaken': { title: 'notifications.addressTaken.title', text: 'notifications.addressTaken.text' },
  'system.welcome': { title: 'notifications.welcome.title', text: 'notifications.welcome.text' },
};

interface Texts {
  apps: readonly EmittedManifest[];
  language: Language;
  t: (key: ShellText, params: Record<string, string>) => string;
}

const fill = (text: string, params: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (name, param: string) => params[param] ?? name);

/** Title and text of a notification in the person's language; as the record has them where nobody translates its code. */
export function notificationText(
  { code = '', params = {}, title, text }: Notification,
  { apps, language, t }: Texts,
): { title: string; text: string } {
  const own = systemTexts[code];
  if (own) return { title: t(own.title, params), text: t(own.text, params) };
  const [appId, id] = code.split('.');
  const app = apps.find((one) => one.id === appId);
  const entry = app?.notifications?.find((one) => one.id === id);
  if (!app || !entry) return { title, text };
  return {
    title: fill(labelOf(app, entry.title, language), params),
    text: fill(labelOf(app, entry.text, language), params),
  };
}

export function useNotificationText(): (notification: Notification) => { title: string; text: string } {
  const { t } = useTranslation('shell');
  const apps = useApps();
  const language = useRuntime().languages.get();
  return (notification) => notificationText(notification, { apps, language, t });
}
