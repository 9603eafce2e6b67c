import { ownerOfPath } from '@atrium/contract/host';
import type { Notification } from '@atrium/core/api';
import { useApps, useCan } from '@atrium/sdk';
import { Button, ErrorState, Icon, IconSvg, LoadingRows, Switch, useFormat, useToast } from '@atrium/ui';
import { Bell, Server } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { shellApi } from '../common/shellApi';
import { useChangeSettings, useSettings } from '../common/useSettings';
import { askToNotifyDevice, hasDeviceNotifications, mayNotifyDevice } from './deviceNotifications';
import styles from './Notifications.module.css';
import { useNotificationText } from './notificationText';

interface Props {
  notification: Notification;
  onRead: () => void;
  onGo: () => void;
}

/** One notification; a link only if an app owns the target and the person may open it. */
function NotificationRow({ notification, onRead, onGo }: Props) {
  const { kind, time, isRead, link } = notification;
  const { ago } = useFormat();
  const apps = useApps();
  const { title, text } = useNotificationText()(notification);
  const owner = ownerOfPath(apps, (link ?? '').split(/[?#]/)[0] ?? '');
  const drawing = owner?.manifest.icons[owner.manifest.icon];
  const can = useCan();
  const content = (
    <>
      <span className={styles.icon}>
        {drawing ? <IconSvg nodes={drawing} /> : <Icon of={kind === 'system' ? Server : Bell} />}
      </span>
      <span className={styles.text}>
        <b>{title}</b>
        <span>{text}</span>
      </span>
      <time dateTime={time}>{ago(time)}</time>
    </>
  );
  return (
    <li data-unread={!isRead || undefined}>
      {link && owner && can(owner.entry.requires) ? (
        <Link
          className={styles.row}
          to={link}
          onClick={() => {
            onRead();
            onGo();
          }}
        >
          {content}
        </Link>
      ) : (
        <button type="button" className={styles.row} onClick={onRead}>
          {content}
        </button>
      )}
    </li>
  );
}

export default function NotificationPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('shell');
  const { data, error, isFetching, refetch } = shellApi.useGetNotificationsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [readCall] = shellApi.useReadNotificationsMutation();
  const [setCall] = shellApi.useSetNotificationsMutation();
  const toast = useToast();
  const failed = () => toast.error(t('notifications.failed'));
  const read = (ids?: number[]) => void readCall(ids).unwrap().catch(failed);
  const all = data?.notifications ?? [];
  const own = all.filter(({ kind }) => kind !== 'system');
  const system = all.filter(({ kind }) => kind === 'system');
  const unread = all.filter(({ isRead }) => !isRead).length;

  return (
    <section aria-label={t('notifications.title')}>
      <header className={styles.head}>
        <h2>{t('notifications.title')}</h2>
        {unread > 0 && (
          <Button type="link" onClick={() => read()}>
            {t('notifications.readAll')}
          </Button>
        )}
      </header>
      {!data && isFetching && <LoadingRows rows={4} />}
      {!data && error && !isFetching && <ErrorState error={error} onRetry={refetch} />}
      {data && (
        <>
          {all.length === 0 && <p className={styles.empty}>{t('notifications.empty')}</p>}
          <ul className={styles.list}>
            {own.map((one) => (
              <NotificationRow key={one.id} notification={one} onRead={() => read([one.id])} onGo={onClose} />
            ))}
          </ul>
          <DeviceSwitch />
          <label className={styles.switch} htmlFor="system-notifications">
            {t('notifications.system')}
            <Switch
              id="system-notifications"
              checked={data.settings.isSystemOn}
              onChange={(isSystemOn) => void setCall({ isSystemOn }).unwrap().catch(failed)}
            />
          </label>
          <ul className={styles.list}>
            {system.map((one) => (
              <NotificationRow key={one.id} notification={one} onRead={() => read([one.id])} onGo={onClose} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Switch for device notifications while the tab is hidden; asks the browser for permission. */
function DeviceSwitch() {
  const { t } = useTranslation('shell');
  const { showsOnDevice } = useSettings();
  const change = useChangeSettings();
  const [isRejected, setRejected] = useState(false);
  if (!hasDeviceNotifications()) return null;

  const toggle = async (isWanted: boolean) => {
    const isAllowed = !isWanted || (await askToNotifyDevice());
    setRejected(!isAllowed);
    if (isAllowed) change({ showsOnDevice: isWanted });
  };
  return (
    <>
      <label className={styles.switch} htmlFor="device-notifications">
        {t('notifications.device')}
        <Switch
          id="device-notifications"
          checked={showsOnDevice && mayNotifyDevice()}
          aria-describedby={isRejected ? 'device-notifications-refused' : undefined}
          onChange={(isWanted) => void toggle(isWanted)}
        />
      </label>
      {isRejected && (
        <p id="device-notifications-refused" role="alert" className={styles.empty}>
          {t('notifications.deviceBlocked')}
        </p>
      )}
    </>
  );
}
