import { useKeys, useRuntime, useShortcut } from '@atrium/sdk';
import { Button, IconButton, Toolbar, useFormat, useIsNarrow, weekStartOf } from '@atrium/ui';
import { ChevronLeft, ChevronRight, Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { rangeOf, stepDay } from '../../model/calendarView';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import styles from './CalendarPage.module.css';
import { ViewChoice } from './ViewChoice';
import { ZoneButton } from './ZoneButton';

interface CalendarToolbarProps {
  address: CalendarAddress;
  /** Opens the calendars where there is no room for them beside the events. */
  onSide?: () => void;
}

/** Which days are shown, and how. */
export function CalendarToolbar({ address, onSide }: CalendarToolbarProps) {
  const { t } = useTranslation('calendar');
  const { view, day, today, show } = address;
  const isNarrow = useIsNarrow();
  const step = (steps: 1 | -1) => show(view, stepDay(view, day, steps));
  const laterKeys = useShortcut('later');
  const earlierKeys = useShortcut('earlier');
  useKeys({ today: () => show(view, today), later: () => step(1), earlier: () => step(-1) });
  return (
    <Toolbar
      kind="pane"
      label={t('toolbar')}
      end={
        <>
          {(view === 'week' || view === 'day') && !isNarrow && <ZoneButton address={address} />}
          <ViewChoice address={address} />
        </>
      }
    >
      {onSide && <IconButton label={t('calendars')} icon={Menu} onClick={onSide} />}
      {!isNarrow && (
        <Button className={styles.today} disabled={day === today} onClick={() => show(view, today)}>
          {t('today')}
        </Button>
      )}
      <IconButton
        className={styles.step}
        label={t(`previous.${view}`)}
        icon={ChevronLeft}
        shortcut={earlierKeys}
        onClick={() => step(-1)}
      />
      <IconButton
        className={styles.step}
        label={t(`next.${view}`)}
        icon={ChevronRight}
        shortcut={laterKeys}
        onClick={() => step(1)}
      />
      <CalendarTitle view={view} day={day} />
    </Toolbar>
  );
}

function CalendarTitle({ view, day }: Pick<CalendarAddress, 'view' | 'day'>) {
  const format = useFormat();
  const { languages } = useRuntime();
  const { from, to } = rangeOf(view, day, weekStartOf(languages.get()));
  const title =
    view === 'day'
      ? format.dateLong(day)
      : view === 'week' || view === 'list'
        ? format.dateRange(from, to)
        : format.month(day);
  return (
    <h2 className={styles.title} aria-live="polite">
      <bdi>{title}</bdi>
    </h2>
  );
}
