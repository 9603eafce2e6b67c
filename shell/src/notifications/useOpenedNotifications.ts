import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { Notification } from 'shared/api';
import { frameApi } from '../common/shellApi';
import { isAt } from './isAt';
import { useArrivals } from './useArrivals';

/** Marks as read what is on screen, however one came there: a conversation that is open is no news. */
export function useOpenedNotifications(unread: number): void {
  const { pathname, search } = useLocation();
  const { data } = frameApi.useGetNotificationsQuery(undefined, { skip: unread === 0 });
  const isOpen = ({ link }: Notification) => link !== null && isAt(link, { pathname, search });
  useArrivals(data?.notifications.filter((one) => !isOpen(one)));
  const [read] = frameApi.useReadNotificationsMutation();
  useEffect(() => {
    const ids = (data?.notifications ?? [])
      .filter(({ isRead, link }) => !isRead && link && isAt(link, { pathname, search }))
      .map(({ id }) => id);
    // What fails is tried again on the next visit.
    if (ids.length) read(ids).catch(() => undefined);
  }, [data, pathname, search, read]);
}
