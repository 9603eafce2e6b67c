import { useRuntime } from '@atrium/sdk';
import { Button, DropdownMenu, Icon, IconButton, useFormat, weekStartOf } from '@atrium/ui';
import { Segmented } from '@atrium/ui/choice';
import { ChevronDown, ChevronLeft, ChevronRight, Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ChannelName } from '../../components/Item/ChannelNames';
import { SectionHead } from '../../components/SectionPage/SectionPage';
import { daysOf, scheduleViews, stepDay } from '../../model/scheduleView';
import { cityOf } from '../../model/zonedTime';
import { useEditorialSettings } from '../../state/useEditorialSettings';
import styles from './ScheduleBar.module.css';
import type { ScheduleAddress } from './useScheduleAddress';
import type { Zones } from './useZones';

interface ScheduleBarProps {
  address: ScheduleAddress;
  zones: Zones;
}

export function ScheduleBar({ address: { view, day, today, show }, zones }: ScheduleBarProps) {
  const { t } = useTranslation('content');
  return (
    <SectionHead
      title={t('schedule.title')}
      end={
        <>
          {view === 'week' && <ZoneMenu zones={zones} />}
          <Segmented
            aria-label={t('schedule.view')}
            options={scheduleViews.map((value) => ({ value, label: t(`schedule.views.${value}`) }))}
            value={view}
            onChange={(next) => show(next, day)}
          />
        </>
      }
    >
      {view !== 'list' && (
        <div className={styles.steps}>
          <Button disabled={day === today} onClick={() => show(view, today)}>
            {t('schedule.today')}
          </Button>
          <IconButton
            className={styles.step}
            label={t(`schedule.previous.${view}`)}
            icon={ChevronLeft}
            onClick={() => show(view, stepDay(view, day, -1))}
          />
          <IconButton
            className={styles.step}
            label={t(`schedule.next.${view}`)}
            icon={ChevronRight}
            onClick={() => show(view, stepDay(view, day, 1))}
          />
          <Range view={view} day={day} />
        </div>
      )}
      <Legend />
    </SectionHead>
  );
}

function Range({ view, day }: Pick<ScheduleAddress, 'view' | 'day'>) {
  const { month, dateRange } = useFormat();
  const { languages } = useRuntime();
  const days = daysOf(view, day, weekStartOf(languages.get()));
  return (
    <h2 className={styles.range} aria-live="polite">
      {view === 'month' ? month(day) : dateRange(days[0] ?? day, days.at(-1) ?? day)}
    </h2>
  );
}

/** Legend of channel colours; each item names its channel as well. */
function Legend() {
  const { channels } = useEditorialSettings();
  return (
    <div className={styles.legend}>
      {channels.map((channel) => (
        <ChannelName key={channel.id} channel={channel} />
      ))}
    </div>
  );
}

const none = 'none';

function ZoneMenu({ zones: { own, second, choices, choose } }: { zones: Zones }) {
  const { t } = useTranslation('content');
  const { list, pair } = useFormat();
  const cities = list([own, ...(second ? [second] : [])].map(cityOf));
  return (
    <DropdownMenu
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          { key: none, label: t('schedule.oneClock') },
          ...choices.map((zone) => ({ key: zone, label: cityOf(zone) })),
        ],
        selectable: true,
        selectedKeys: [second ?? none],
        onClick: ({ key }) => choose(key === none ? null : key),
      }}
    >
      <Button
        type="text"
        className={styles.zones}
        icon={<Icon of={Globe} />}
        aria-label={pair(t('schedule.zones'), cities)}
      >
        {cities}
        <Icon of={ChevronDown} />
      </Button>
    </DropdownMenu>
  );
}
