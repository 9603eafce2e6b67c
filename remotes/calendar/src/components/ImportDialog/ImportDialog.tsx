import { readApiError } from '@atrium/sdk';
import { Alert, Modal, Spinner } from '@atrium/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetEventsQuery } from '../../api/calendarApi';
import type { CalendarEvent } from '../../api/schemas';
import type { IcsFile } from '../../model/ics/icsEvent';
import { type ImportPlan, planImport } from '../../model/ics/planImport';
import { readIcs } from '../../model/ics/readIcs';
import { useCalendars } from '../../state/useCalendars';
import type { EventActions } from '../../state/useEventActions';
import { CalendarSelect } from '../EventFields/CalendarSelect';
import { FileField } from './FileField';
import styles from './ImportDialog.module.css';
import { ImportPreview } from './ImportPreview';

/** A year of a busy calendar has about 500 kB. */
const maxBytes = 10_000_000;

interface ChosenFile {
  name: string;
  file: IcsFile | null;
  fileError: string;
  isReading: boolean;
}

/** Chosen file: name, content, or error. */
function useIcsFile() {
  const { t } = useTranslation('calendar');
  const [state, setState] = useState<ChosenFile>({ name: '', file: null, fileError: '', isReading: false });
  const latest = useRef<File>(null);
  const read = async (given: File) => {
    latest.current = given;
    const { name } = given;
    if (given.size > maxBytes)
      return setState({ name, file: null, fileError: t('import.tooLarge', { name }), isReading: false });
    setState({ name, file: null, fileError: '', isReading: true });
    // A file that was deleted meanwhile cannot be read.
    const file = await readIcs(await given.text().catch(() => ''));
    // A large file takes a while: another one may have been chosen meanwhile.
    if (latest.current !== given) return;
    setState({ name, file, fileError: file ? '' : t('import.noCalendar', { name }), isReading: false });
  };
  return { ...state, read };
}

interface Planned {
  file: IcsFile;
  plan: ImportPlan;
}

/** Null while loading. */
function useImportPlan(file: IcsFile | null, known: readonly CalendarEvent[], calendar: string) {
  const { t } = useTranslation('calendar');
  const [planned, setPlanned] = useState<Planned | null>(null);
  useEffect(() => {
    if (!file) return;
    let isOver = false;
    void planImport(file, { known, calendar, untitled: t('import.untitled') }).then((plan) => {
      if (!isOver) setPlanned({ file, plan });
    });
    return () => {
      isOver = true;
    };
  }, [file, known, calendar, t]);
  return planned?.file === file ? planned.plan : null;
}

/** Stores the planned changes; progress and error. */
function useImport(run: EventActions['run'], onDone: () => void) {
  const { t } = useTranslation('calendar');
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const takeOver = async ({ batch, rows }: ImportPlan) => {
    const count = rows.filter(({ kind }) => kind !== 'same').length;
    setSaving(true);
    setFailure('');
    try {
      await run(batch, t('import.done', { count }), t('import.undone', { count }));
      onDone();
    } catch (error) {
      setFailure(readApiError(error).message);
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, failure, takeOver };
}

interface ImportDialogProps {
  actions: EventActions;
  onClose: () => void;
}

const noEvents: CalendarEvent[] = [];

export default function ImportDialog({ actions, onClose }: ImportDialogProps) {
  const { t } = useTranslation('calendar');
  const { data: known = noEvents } = useGetEventsQuery({});
  const { keys } = useCalendars();
  const [chosen, setChosen] = useState('Personal');
  const calendar = keys.includes(chosen) ? chosen : (keys[0] ?? chosen);
  const { name, file, fileError, isReading, read } = useIcsFile();
  const [isOpen, setOpen] = useState(true);
  const { isSaving, failure, takeOver } = useImport(actions.run, () => setOpen(false));
  const plan = useImportPlan(file, known, calendar);
  const count = plan?.rows.filter(({ kind }) => kind !== 'same').length ?? 0;
  const message = failure || fileError;

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
