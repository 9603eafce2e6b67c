import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Notification } from 'shared/api';
import { useRuntime } from 'shared/runtime';
import { useToast } from 'shared/ui';
import { useSettings } from '../common/useSettings';
import { mayNotifyDevice, notifyDevice } from './deviceNotifications';
import { useNotificationText } from './useNotificationText';

/** Shows what comes in while the page is open: in the page that is looked at, else on the device, where it may. */
export function useArrivals(notifications: readonly Notification[] = []): void {
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
