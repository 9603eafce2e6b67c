import type { Notification } from '@atrium/core/api';
import { useRuntime } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { shellApi } from '../common/shellApi';
import { useSettings } from '../common/useSettings';
import { mayNotifyDevice, notifyDevice } from './deviceNotifications';
import { useNotificationText } from './notificationText';

/** Marks notifications about the page on screen as read, however the person got there. */
export function useOpenedNotifications(unread: number): void {
  const { pathname, search } = useLocation();
  const { data } = shellApi.useGetNotificationsQuery(undefined, { skip: unread === 0 });
  const isOpen = ({ link }: Notification) => link !== null && isAt(link, { pathname, search });
  useArrivals(data?.notifications.filter((one) => !isOpen(one)));
  const [read] = shellApi.useReadNotificationsMutation();
  useEffect(() => {
    const ids = (data?.notifications ?? [])
      .filter(({ isRead, link }) => !isRead && link && isAt(link, { pathname, search }))
      .map(({ id }) => id);
    // A failed call is retried on the next visit.
    if (ids.length) read(ids).catch(() => undefined);
  }, [data, pathname, search, read]);
}

/** Shows arriving notifications: in the page while it is visible, else on the device, if permitted. */
function useArrivals(notifications: readonly Notification[] = []): void {
  const { t } = useTranslation('shell');
  const { clock } = useRuntime();
  const { showsOnDevice } = useSettings();
  const getText = useNotificationText();
  const navigate = useNavigate();
  const toast = useToast();
  const begun = useRef(new Date(clock.now()).toISOString());
  const shown = useRef(new Set<number>());

  useEffect(() => {
    for (const one of notifications) {
      if (one.isRead || one.time < begun.current || shown.current.has(one.id)) continue;
      shown.current.add(one.id);
      const { title, text } = getText(one);
      const open = () => void (one.link && navigate(one.link));
      if (document.visibilityState === 'visible')
        toast.info(title, one.link ? { action: { label: t('notifications.open'), onClick: open } } : {});
      else if (showsOnDevice && mayNotifyDevice()) notifyDevice({ title, text, key: String(one.id), onOpen: open });
    }
  }, [notifications, getText, navigate, showsOnDevice, t, toast]);
}

/** True when an address shows the target of a link; further query parameters do not matter. */
export function isAt(link: string, { pathname, search }: { pathname: string; search: string }): boolean {
  const [path = '', query = ''] = link.split('?');
  const given = new URLSearchParams(search);
  return path === pathname && [...new URLSearchParams(query)].every(([name, value]) => given.get(name) === value);
}
