import { Alert, Modal, Spinner } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetEventsQuery } from '../../api/calendarApi';
import type { CalendarEvent } from '../../api/schemas';
import { useCalendars } from '../../state/useCalendars';
import type { EventActions } from '../../state/useEventActions';
import { CalendarSelect } from '../EventFields/CalendarSelect';
import { FileField } from './FileField';
import styles from './ImportDialog.module.css';
import { ImportPreview } from './ImportPreview';
import { useIcsFile } from './useIcsFile';
import { useImportPlan } from './useImportPlan';
import { useTakeOver } from './useTakeOver';

interface ImportDialogProps {
  actions: EventActions;
  onClose: () => void;
}

const noEvents: CalendarEvent[] = [];

/** Takes over the events of a file, after a look at what is in it. */
export default function ImportDialog({ actions, onClose }: ImportDialogProps) {
  const { t } = useTranslation('calendar');
  const { data: known = noEvents } = useGetEventsQuery({});
  const { keys } = useCalendars();
  const [chosen, setChosen] = useState('Personal');
  const calendar = keys.includes(chosen) ? chosen : (keys[0] ?? chosen);
  const { name, file, fault, isReading, read } = useIcsFile();
  const [isOpen, setOpen] = useState(true);
  const { isSaving, failure, takeOver } = useTakeOver(actions.run, () => setOpen(false));
  const plan = useImportPlan(file, known, calendar);
  const count = plan?.rows.filter(({ kind }) => kind !== 'same').length ?? 0;
  const message = failure || fault;

  return (
    <Modal
      open={isOpen}
      title={t('import.title')}
      okText={count > 0 ? t('import.submit', { count }) : t('import.open')}
      okButtonProps={{ disabled: count === 0 }}
      cancelText={t('cancel')}
      confirmLoading={isSaving}
      onOk={() => plan && void takeOver(plan)}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      width={560}
    >
      <div className={styles.body}>
        <FileField name={name} onFile={(given) => void read(given)} />
        {message && <Alert type="error" title={message} />}
        {(isReading || (file && !plan)) && <Spinner label={t('import.reading')} />}
        {file && plan && (
          <>
            {count > 0 && (
              // biome-ignore lint/a11y/noLabelWithoutControl: the select inside is the control
              <label className={styles.calendar}>
                {t('import.into')}
                <CalendarSelect value={calendar} onChange={setChosen} aria-label={t('import.into')} />
              </label>
            )}
            <ImportPreview key={name} file={file} plan={plan} />
          </>
        )}
      </div>
    </Modal>
  );
}
