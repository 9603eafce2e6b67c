import { useRuntime, useSlot } from '@atrium/sdk';
import { Checkbox } from '@atrium/ui';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import { daysSlot } from '../../state/useDayItems';
import styles from './CalendarPage.module.css';

/** Which other apps' items are shown among the events, each by the name that its manifest gives. */
export function SlotToggles({ address: { without, setWithout } }: { address: CalendarAddress }) {
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
