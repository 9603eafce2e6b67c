import { Button, Icon, SearchInput } from '@atrium/ui';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import { CalendarList } from './CalendarList';
import styles from './CalendarPage.module.css';
import { SmallMonth } from './SmallMonth';

interface CalendarSideProps {
  address: CalendarAddress;
  onAdd: () => void;
  onImport: () => void;
}

/** The way to other days, and which calendars are shown. */
export const CalendarSide = memo(({ address, onAdd, onImport }: CalendarSideProps) => {
  const { t } = useTranslation('calendar');
  return (
    <>
      <Button type="primary" block className={styles.add} icon={<Icon of={Plus} />} onClick={onAdd}>
        {t('add')}
      </Button>
      <SearchInput className={styles.search} label={t('search')} value={address.query} onSearch={address.setQuery} />
      <SmallMonth address={address} />
      <CalendarList address={address} onImport={onImport} />
    </>
  );
});
