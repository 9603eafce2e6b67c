import type { SlotProps } from 'shared/contract';
import { RevenueCard } from '../Cards/RevenueCard';
import { WidgetPeriod } from './WidgetPeriod';

/** Revenue with its course, as a widget of the overview. */
export default function RevenueCourse({ data }: SlotProps) {
  return (
    <WidgetPeriod data={data}>
      <RevenueCard hasNotes={false} />
    </WidgetPeriod>
  );
}
