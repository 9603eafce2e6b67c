import { useRuntime, useSlot } from '@atrium/sdk';
import { Checkbox, DropdownMenu, IconButton } from '@atrium/ui';
import { MoreHorizontal, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Calendar } from '../../api/schemas';
import { isShown, toggleShown } from '../../model/calendars';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import { useCalendars } from '../../state/useCalendars';
import { daysSlot } from '../../state/useDayItems';
import { useExport } from '../../state/useExport';
import styles from './CalendarPage.module.css';
import { CalendarRow } from './CalendarRow';

function SlotToggles({ address: { without, setWithout } }: { address: CalendarAddress }) {
  const { languages } = useRuntime();
  const language = languages.get();
  return useSlot(daysSlot).map(({ app, entry }) => {
    const isOff = without.includes(app.id);
    return (
      <Checkbox
        key={app.id}
        className={styles.filter}
        checked={!isOff}
        onChange={() => setWithout(isOff ? without.filter((id) => id !== app.id) : [...without, app.id])}
      >
        <bdi>{app.labels[language][entry.label] ?? entry.label}</bdi>
      </Checkbox>
    );
  });
}

const RemoveCalendarDialog = lazy(() => import('../../components/RemoveCalendarDialog'));
const CalendarDialog = lazy(() => import('../../components/CalendarDialog'));

interface CalendarListProps {
  address: CalendarAddress;
  onImport: () => void;
}

export function CalendarList({ address, onImport }: CalendarListProps) {
  const { t } = useTranslation('calendar');
  const { shown, setShown } = address;
  const { all, keys } = useCalendars();
  // Calendar of the dialog, or `new`.
  const [edited, setEdited] = useState<Calendar | 'new' | null>(null);
  const [removed, setRemoved] = useState<Calendar | null>(null);
  const isAll = keys.every((key) => isShown(shown, key));
  return (
    <>
      <fieldset className={styles.filters}>
        <legend className={styles.legend}>{t('calendars')}</legend>
        <Checkbox
          className={styles.filter}
          checked={isAll}
          indeterminate={!isAll && shown?.length !== 0}
          onChange={() => setShown(isAll ? [] : null)}
        >
          {t('viewAll')}
        </Checkbox>
        {all.map((calendar) => (
          <CalendarRow
            key={calendar.key}
            calendar={calendar}
            isShown={isShown(shown, calendar.key)}
            onToggle={() => setShown(toggleShown(shown, calendar.key, keys))}
            onEdit={() => setEdited(calendar)}
            onRemove={() => setRemoved(calendar)}
          />
        ))}
        <SlotToggles address={address} />
        <div className={styles.calendarTools}>
          <IconButton label={t('calendarForm.add')} icon={Plus} onClick={() => setEdited('new')} />
          <FileMenu onImport={onImport} />
        </div>
      </fieldset>
      <Suspense>
        {edited && (
          <CalendarDialog
            calendar={edited === 'new' ? null : edited}
            onAdded={({ key }) => shown && setShown([...shown, key])}
            onClose={() => setEdited(null)}
          />
        )}
        {removed && <RemoveCalendarDialog calendar={removed} onClose={() => setRemoved(null)} />}
      </Suspense>
    </>
  );
}

function FileMenu({ onImport }: Pick<CalendarListProps, 'onImport'>) {
  const { t } = useTranslation('calendar');
  const { exportCalendar } = useExport();
  return (
    <DropdownMenu
      trigger={['click']}
      menu={{
        items: [
          { key: 'import', label: t('import.title') },
          { key: 'export', label: t('export.all') },
        ],
        onClick: ({ key }) => (key === 'import' ? onImport() : void exportCalendar(null)),
      }}
    >
      <IconButton label={t('calendarMore')} icon={MoreHorizontal} />
    </DropdownMenu>
  );
}
