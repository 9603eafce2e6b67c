import { Bell } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCounts } from 'shared/runtime';
import { IconButton, Popover, Spinner } from 'shared/ui';

const NotificationPanel = lazy(() => import('./NotificationPanel'));

/** The bell with the number of what is new; its panel is loaded when it is opened. */
export function NotificationMenu() {
  const { t } = useTranslation('shell');
  const [isOpen, setOpen] = useState(false);
  const { notifications: count = 0 } = useCounts();
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      content={
        <Suspense fallback={<Spinner />}>
          <NotificationPanel onGo={() => setOpen(false)} />
        </Suspense>
      }
    >
      <IconButton
        label={count ? t('notifications.new', { count }) : t('notifications.title')}
        icon={Bell}
        count={count}
        aria-expanded={isOpen}
      />
    </Popover>
  );
}
