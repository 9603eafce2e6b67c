import { Modal, useToast } from '@atrium/ui';
import { Radio } from '@atrium/ui/choice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useChangeEventsMutation,
  useGetEventsQuery,
  useRemoveCalendarMutation,
  useRestoreCalendarMutation,
} from '../api/calendarApi';
import type { Calendar } from '../api/schemas';
import { useEventToast } from '../state/useEventBatch';
import { CalendarSelect } from './EventFields/CalendarSelect';
import styles from './RemoveCalendarDialog.module.css';

/** Deletes a calendar, with its events unless they move to another; Undo restores both. False if it stays. */
function useRemoveCalendar() {
  const { t } = useTranslation('calendar');
  const toast = useToast();
  const { sayDone } = useEventToast();
  const [remove] = useRemoveCalendarMutation();
  const [restoreCalendar] = useRestoreCalendarMutation();
  const [changeEvents] = useChangeEventsMutation();
  return async ({ id, key, name: title }: Calendar, moveTo: string | null): Promise<boolean> => {
    const { data, error } = await remove({ id, moveTo });
    if (error) {
      toast.error(t('failed.remove', { title }));
      return false;
    }
    const bringBack = async () => {
      const update = data.moved.map((event) => ({ id: event, extendedProps: { calendar: key } }));
      const restored = await restoreCalendar(id);
      const { error: failure } = restored.error ? restored : await changeEvents({ restore: data.events, update });
      if (failure) toast.error(t('failed.restore', { title }));
      else toast.success(t('done.restored', { title }));
    };
    sayDone(t('done.removed', { title }), bringBack);
    return true;
  };
}

interface RemoveCalendarDialogProps {
  calendar: Calendar;
  onClose: () => void;
}

export default function RemoveCalendarDialog({ calendar, onClose }: RemoveCalendarDialogProps) {
  const { t } = useTranslation('calendar');
  const { data: events = [] } = useGetEventsQuery({ calendars: [calendar.key] });
  const remove = useRemoveCalendar();
  const [isOpen, setOpen] = useState(true);
  const [isRemoving, setRemoving] = useState(false);
  const [isKept, setKept] = useState(true);
  const [target, setTarget] = useState('Personal');
  const count = events.length;
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
