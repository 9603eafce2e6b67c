import { Bell, FileText, ListChecks, type LucideIcon, MessageCircle, PackageCheck, Server } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Notification } from 'shared/api';
import { ownerOfPath } from 'shared/contract/host';
import { useApps, useCan } from 'shared/runtime';
import { Icon, useFormat } from 'shared/ui';
import styles from './Notifications.module.css';

const icons: Record<Notification['kind'], LucideIcon> = {
  message: MessageCircle,
  order: PackageCheck,
  invoice: FileText,
  task: ListChecks,
  review: Bell,
  system: Server,
};

interface Props {
  notification: Notification;
  onRead: () => void;
  onGo: () => void;
}

/** One notification; it leads somewhere only when an app owns the place and the person may go there. */
export function NotificationRow({ notification: { kind, title, text, time, isRead, link }, onRead, onGo }: Props) {
  const { ago } = useFormat();
  const owner = ownerOfPath(useApps(), (link ?? '').split(/[?#]/)[0] ?? '');
  const can = useCan();
  const content = (
    <>
      <span className={styles.icon}>
        <Icon of={icons[kind]} />
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
