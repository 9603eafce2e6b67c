import { ownerOfPath } from '@atrium/contract/host';
import type { Notification } from '@atrium/core/api';
import { useApps, useCan } from '@atrium/sdk';
import { Icon, IconSvg, useFormat } from '@atrium/ui';
import { Bell, Server } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './Notifications.module.css';
import { useNotificationText } from './notificationText';

interface Props {
  notification: Notification;
  onRead: () => void;
  onGo: () => void;
}

/** One notification; a link only if an app owns the target and the person may open it. */
export function NotificationRow({ notification, onRead, onGo }: Props) {
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
