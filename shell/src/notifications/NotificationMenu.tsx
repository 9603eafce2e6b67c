import { useCounts } from '@atrium/sdk';
import { IconButton } from '@atrium/ui';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOverlay } from '../common/lazyOverlay';
import { NavbarPanel } from '../common/NavbarPanel';
import { useOpenedNotifications } from './useOpenedNotifications';

const NotificationPanel = lazyOverlay(() => import('./NotificationPanel'));

/** The bell with the number of what is new; its panel is loaded when it is opened. */
export function NotificationMenu() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const { notifications: count = 0 } = useCounts();
  return (
    <>
      <OpenedNotifications unread={count} />
      <NavbarPanel
        label={t('notifications.title')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        content={<NotificationPanel onClose={() => setOpen(false)} />}
      >
        <IconButton
          label={count ? t('notifications.new', { count }) : t('notifications.title')}
          icon={Bell}
          count={count}
          aria-expanded={isOpen}
        />
      </NavbarPanel>
    </>
  );
}

/** A component of its own, since it follows the address and the bell does not. */
function OpenedNotifications({ unread }: { unread: number }) {
  useOpenedNotifications(unread);
  return null;
}
