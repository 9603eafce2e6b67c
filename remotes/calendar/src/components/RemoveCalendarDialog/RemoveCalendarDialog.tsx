import { Modal, Radio } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetEventsQuery } from '../../api/calendarApi';
import type { Calendar } from '../../api/schemas';
import { useRemoveCalendar } from '../../state/useRemoveCalendar';
import { CalendarSelect } from '../EventFields/CalendarSelect';
import styles from './RemoveCalendarDialog.module.css';

interface RemoveCalendarDialogProps {
  calendar: Calendar;
  onClose: () => void;
}

/** Asks what becomes of the events of a calendar that is deleted. */
export default function RemoveCalendarDialog({ calendar, onClose }: RemoveCalendarDialogProps) {
  const { t } = useTranslation('calendar');
  const { data: events = [] } = useGetEventsQuery({});
  const remove = useRemoveCalendar();
  const [isOpen, setOpen] = useState(true);
  const [isRemoving, setRemoving] = useState(false);
  const [isKept, setKept] = useState(true);
  const [target, setTarget] = useState('Personal');
  const count = events.filter(({ extendedProps }) => extendedProps.calendar === calendar.key).length;
  const confirm = async () => {
    setRemoving(true);
    if (await remove(calendar, count > 0 && isKept ? target : null)) setOpen(false);
    setRemoving(false);
  };
  return (
    <Modal
      open={isOpen}
      title={t('calendarForm.removeTitle', { name: calendar.name })}
      okText={t('remove')}
      okButtonProps={{ danger: true }}
      confirmLoading={isRemoving}
      cancelText={t('cancel')}
      onOk={() => void confirm()}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      width={400}
    >
      {count === 0 ? (
        t('calendarForm.removeEmpty')
      ) : (
        <>
          <Radio.Group
            className={styles.choices}
            aria-label={t('calendarForm.removeTitle', { name: calendar.name })}
            value={isKept}
            onChange={({ target: chosen }) => setKept(chosen.value)}
            options={[
              { value: false, label: t('calendarForm.removeEvents', { count }) },
              { value: true, label: t('calendarForm.keepEvents', { count }) },
            ]}
          />
          {isKept && (
            <CalendarSelect
              className={styles.target}
              aria-label={t('calendarForm.keepEvents', { count })}
              except={calendar.key}
              value={target}
              onChange={setTarget}
            />
          )}
        </>
      )}
    </Modal>
  );
}
