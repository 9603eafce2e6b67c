import { useActions, useRuntime } from '@atrium/sdk';
import {
  ActionButton,
  Button,
  DropdownMenu,
  Icon,
  IconButton,
  Popover,
  Spinner,
  Toolbar,
  useFormat,
  useIsNarrow,
  weekStartOf,
} from '@atrium/ui';
import { Segmented } from '@atrium/ui/choice';
import { CalendarCheck, ChevronDown, Globe, Menu } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CalendarView, calendarViews, rangeOf, stepDay, toCalendarView } from '../../model/calendarView';
import { zoneName } from '../../model/recurrence/zoneNames';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import styles from './CalendarPage.module.css';

const ZoneSelect = lazy(() => import('../../components/EventFields/ZoneSelect'));

function ZoneButton({ address: { zone, setZone } }: { address: CalendarAddress }) {
  const { t } = useTranslation('calendar');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={setOpen}
      placement="bottomRight"
      destroyOnHidden
      content={
        <div className={styles.zone}>
          <Suspense fallback={<Spinner />}>
            <ZoneSelect
              allowClear
              autoFocus
              defaultOpen
              aria-label={t('zone.add')}
              placeholder={t('zone.add')}
              value={zone}
              onChange={(chosen) => {
                setZone(chosen);
                close();
              }}
            />
          </Suspense>
        </div>
      }
    >
      <Button ref={button} type="text" icon={<Icon of={Globe} />} aria-haspopup="dialog" aria-expanded={isOpen}>
        {zone ? zoneName(zone) : t('zone.add')}
      </Button>
    </Popover>
  );
}

/** View switch; on phones a menu. */
function ViewChoice({ address: { view, day, show } }: { address: CalendarAddress }) {
  const { t } = useTranslation('calendar');
  const isNarrow = useIsNarrow();
  const choose = (next: CalendarView) => show(next, day);
  const options = calendarViews.map((value) => ({ value, label: t(`view.${value}`) }));
  if (!isNarrow) return <Segmented aria-label={t('view.label')} options={options} value={view} onChange={choose} />;
  return (
    <DropdownMenu
      trigger={['click']}
      menu={{
        items: options.map(({ value, label }) => ({ key: value, label })),
        selectable: true,
        selectedKeys: [view],
        onClick: ({ key }) => choose(toCalendarView(key, view)),
      }}
    >
      <Button type="text" icon={<Icon of={ChevronDown} />} iconPlacement="end">
        {t(`view.${view}`)}
      </Button>
    </DropdownMenu>
  );
}

interface CalendarToolbarProps {
  address: CalendarAddress;
  onSide?: () => void;
}

export function CalendarToolbar({ address, onSide }: CalendarToolbarProps) {
  const { t } = useTranslation('calendar');
  const { view, day, today, show } = address;
  const isNarrow = useIsNarrow();
  const step = (steps: 1 | -1) => show(view, stepDay(view, day, steps));
  const action = useActions({ today: () => show(view, today), later: () => step(1), earlier: () => step(-1) });
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
      {isNarrow ? (
        day !== today && <IconButton label={t('actions.today')} icon={CalendarCheck} onClick={action('today').run} />
      ) : (
        <Button className={styles.today} disabled={day === today} onClick={action('today').run}>
          {action('today').label}
        </Button>
      )}
      <ActionButton action={action('earlier')} className={styles.step} label={t(`previous.${view}`)} />
      <ActionButton action={action('later')} className={styles.step} label={t(`next.${view}`)} />
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
