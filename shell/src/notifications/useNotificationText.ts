import type { Notification } from '@atrium/core/api';
import { useApps, useRuntime } from '@atrium/sdk';
import { useTranslation } from 'react-i18next';
import { notificationText } from './notificationText';

/** Gives title and text of a notification in the person's language. */
export function useNotificationText(): (notification: Notification) => { title: string; text: string } {
  const { t } = useTranslation('shell');
  const apps = useApps();
  const language = useRuntime().languages.get();
  return (notification) => notificationText(notification, { apps, language, t });
}
