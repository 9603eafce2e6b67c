import { Button, DropdownMenu, Icon, Segmented, useIsNarrow } from '@atrium/ui';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type CalendarView, calendarViews, toCalendarView } from '../../model/calendarView';
import type { CalendarAddress } from '../../state/useCalendarAddress';

/** Month, week, day or list; on phones a menu, which has the way to today too. */
export function ViewChoice({ address: { view, day, today, show } }: { address: CalendarAddress }) {
  const { t } = useTranslation('calendar');
  const isNarrow = useIsNarrow();
  const choose = (next: CalendarView) => show(next, day);
  const options = calendarViews.map((value) => ({ value, label: t(`view.${value}`) }));
  if (!isNarrow) return <Segmented aria-label={t('view.label')} options={options} value={view} onChange={choose} />;
  return (
    <DropdownMenu
      trigger={['click']}
      menu={{
        items: [
          ...options.map(({ value, label }) => ({ key: value, label })),
          { type: 'divider' },
          { key: 'today', label: t('today') },
        ],
        selectable: true,
        selectedKeys: [view],
        onClick: ({ key }) => (key === 'today' ? show(view, today) : choose(toCalendarView(key, view))),
      }}
    >
      <Button type="text" icon={<Icon of={ChevronDown} />} iconPlacement="end">
        {t(`view.${view}`)}
      </Button>
    </DropdownMenu>
  );
}
