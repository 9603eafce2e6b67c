import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, Icon, LabelDot } from 'shared/ui';
import { calendarNames } from '../../api/choices';
import type { CalendarName } from '../../api/schemas';
import { calendarTones, toggleCalendar } from '../../model/calendars';
import { isShowingAll } from '../../state/useCalendarAddress';
import styles from './CalendarPage.module.css';

interface CalendarSideProps {
  calendars: readonly CalendarName[];
  onChange: (calendars: CalendarName[]) => void;
  onAdd: () => void;
}

/** Which calendars are shown. */
export function CalendarSide({ calendars, onChange, onAdd }: CalendarSideProps) {
  const { t } = useTranslation('calendar');
  const isAll = isShowingAll(calendars);
  return (
    <>
      <Button type="primary" block className={styles.add} icon={<Icon of={Plus} />} onClick={onAdd}>
        {t('add')}
      </Button>
      <fieldset className={styles.filters}>
        <legend className={styles.legend}>{t('calendars')}</legend>
        <Checkbox
          className={styles.filter}
          checked={isAll}
          indeterminate={!isAll && calendars.length > 0}
          onChange={() => onChange(isAll ? [] : [...calendarNames])}
        >
          {t('viewAll')}
        </Checkbox>
        {calendarNames.map((name) => (
          <Checkbox
            key={name}
            className={styles.filter}
            checked={calendars.includes(name)}
            onChange={() => onChange(toggleCalendar(calendars, name))}
          >
            <span className={styles.filterName}>
              {t(`calendar.${name}`)}
              <LabelDot tone={calendarTones[name]} />
            </span>
          </Checkbox>
        ))}
      </fieldset>
    </>
  );
}
