import { useSession } from '@atrium/sdk';
import { Checkbox, DropdownMenu, Icon, IconButton, LabelDot, VisuallyHidden } from '@atrium/ui';
import { Lock, MoreHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Calendar } from '../../api/schemas';
import { useExport } from '../../state/useExport';
import styles from './CalendarPage.module.css';

interface CalendarMenuProps {
  calendar: Calendar;
  onEdit: () => void;
  onRemove: () => void;
}

interface CalendarRowProps extends CalendarMenuProps {
  isShown: boolean;
  onToggle: () => void;
}

export function CalendarRow({ calendar, isShown, onToggle, onEdit, onRemove }: CalendarRowProps) {
  const { t } = useTranslation('calendar');
  return (
    <div className={styles.calendar}>
      <Checkbox className={styles.filter} checked={isShown} onChange={onToggle}>
        <span className={styles.filterName}>
          <bdi>{calendar.name}</bdi>
          {calendar.isPrivate && (
            <span className={styles.lock}>
              <Icon of={Lock} size={12} />
              <VisuallyHidden>{t('calendarForm.isPrivate')}</VisuallyHidden>
            </span>
          )}
          <LabelDot tone={calendar.tone} />
        </span>
      </Checkbox>
      <CalendarMenu calendar={calendar} onEdit={onEdit} onRemove={onRemove} />
    </div>
  );
}

/** Menu of a calendar; only owners change theirs. */
function CalendarMenu({ calendar, onEdit, onRemove }: CalendarMenuProps) {
  const { t } = useTranslation('calendar');
  const { user } = useSession();
  const { exportCalendar } = useExport();
  const isOwn = calendar.owner !== null && calendar.owner === user?.id;
  return (
    <DropdownMenu
      trigger={['click']}
      menu={{
        items: [
          ...(isOwn || calendar.owner === null ? [{ key: 'edit', label: t('calendarForm.edit') }] : []),
          { key: 'export', label: t('export.calendar') },
          ...(isOwn ? [{ key: 'remove', label: t('calendarForm.remove'), danger: true }] : []),
        ],
        onClick: ({ key }) => {
          if (key === 'edit') onEdit();
          else if (key === 'export') void exportCalendar(calendar);
          else onRemove();
        },
      }}
    >
      <IconButton label={t('calendarForm.more', { name: calendar.name })} icon={MoreHorizontal} />
    </DropdownMenu>
  );
}
