import { readApiError } from '@atrium/sdk';
import { Alert, Button, Modal, Spinner, useTexts } from '@atrium/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetEventsQuery } from '../../api/calendarApi';
import type { CalendarEvent } from '../../api/schemas';
import type { IcsFile } from '../../model/ics/icsEvent';
import { toBatches } from '../../model/ics/importBatches';
import { chosenRows } from '../../model/ics/importChoice';
import { type ImportPlan, type ImportRow, planImport } from '../../model/ics/planImport';
import type { GivenFile } from '../../state/givenFile';
import { useCalendars } from '../../state/useCalendars';
import type { EventActions } from '../../state/useEventActions';
import { isStale } from '../../state/useEventBatch';
import { CalendarSelect } from '../EventFields/CalendarSelect';
import { FileField } from './FileField';
import styles from './ImportDialog.module.css';
import { ImportPreview } from './ImportPreview';
import de from './locales/de.json';
import en from './locales/en.json';
import fr from './locales/fr.json';
import pt from './locales/pt.json';
import { useIcsFile } from './useIcsFile';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    importDialog: typeof en;
  }
}

interface Planned {
  file: IcsFile;
  plan: ImportPlan;
}

interface Target {
  key: string;
  isPrivate: boolean;
}

/** Null while loading. */
function useImportPlan(file: IcsFile | null, known: readonly CalendarEvent[] | undefined, { key, isPrivate }: Target) {
  const { t } = useTranslation('importDialog');
  const [planned, setPlanned] = useState<Planned | null>(null);
  useEffect(() => {
    if (!file || !known) return;
    let isOver = false;
    void planImport(file, { known, calendar: key, isPrivate, untitled: t('untitled') }).then((plan) => {
      if (!isOver) setPlanned({ file, plan });
    });
    return () => {
      isOver = true;
    };
  }, [file, known, key, isPrivate, t]);
  return planned?.file === file ? planned.plan : null;
}

/** Stores the chosen changes; progress and error. */
function useImport(run: EventActions['run'], known: readonly CalendarEvent[] | undefined, onDone: () => void) {
  const { t } = useTranslation('importDialog');
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const takeOver = async (rows: readonly ImportRow[]) => {
    const count = rows.length;
    setSaving(true);
    setFailure(null);
    try {
      const texts = { done: t('done', { count }), undone: t('undone', { count }) };
      await run(await toBatches(rows), texts, known);
      onDone();
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };
  return { isSaving, failure, forget: () => setFailure(null), takeOver };
}

/** Rows of a plan that are to be imported; each file starts with the first choice. */
function useChoice(file: IcsFile | null, plan: ImportPlan | null) {
  const [choice, setChoice] = useState({ file, toggled: new Set<string>() });
  const toggled = choice.file === file ? choice.toggled : new Set<string>();
  const toggle = (keys: readonly string[]) => {
    const next = new Set(toggled);
    for (const key of keys) if (!next.delete(key)) next.add(key);
    setChoice({ file, toggled: next });
  };
  return { chosen: plan ? chosenRows(plan.rows, toggled) : [], toggle };
}

interface FailureProps {
  failure: unknown;
  onCompare: () => void;
}

/** Why nothing more was imported, and what helps. */
function Failure({ failure, onCompare }: FailureProps) {
  const { t } = useTranslation('importDialog');
  if (!isStale(failure)) return <Alert type="error" title={readApiError(failure).message} />;
  return <Alert type="warning" title={t('stale')} action={<Button onClick={onCompare}>{t('compare')}</Button>} />;
}

interface ImportDialogProps {
  actions: EventActions;
  given?: GivenFile | null;
  onClose: () => void;
}

export default function ImportDialog({ actions, given = null, onClose }: ImportDialogProps) {
  useTexts('importDialog', { en, de, fr, pt });
  const { t } = useTranslation('importDialog');
  const { data: known, error, isFetching, refetch } = useGetEventsQuery({}, { refetchOnMountOrArgChange: true });
  const { keys, find } = useCalendars();
  const [target, setTarget] = useState('Personal');
  const calendar = keys.includes(target) ? target : (keys[0] ?? target);
  const { name, file, fileError, isReading, read } = useIcsFile(given);
  const [isOpen, setOpen] = useState(true);
  const { isSaving, failure, forget, takeOver } = useImport(actions.run, known, () => setOpen(false));
  const plan = useImportPlan(file, known, { key: calendar, isPrivate: find(calendar)?.isPrivate ?? false });
  const { chosen, toggle } = useChoice(file, plan);
  const compare = () => {
    forget();
    void refetch();
  };

  return (
    <Modal
      open={isOpen}
      title={t('import.title', { ns: 'calendar' })}
      okText={chosen.length > 0 ? t('submit', { count: chosen.length }) : t('open')}
      okButtonProps={{ disabled: chosen.length === 0 || isFetching }}
      cancelText={t('cancel', { ns: 'calendar' })}
      confirmLoading={isSaving}
      onOk={() => void takeOver(chosen)}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      width={560}
    >
      <div className={styles.body}>
        <FileField
          name={name}
          onFile={(chosenFile) => {
            forget();
            read(chosenFile);
          }}
        />
        {failure ? <Failure failure={failure} onCompare={compare} /> : null}
        {fileError && <Alert type="error" title={fileError} />}
        {error && !known ? <Failure failure={error} onCompare={compare} /> : null}
        {(isReading || (file && !plan && !error)) && <Spinner label={t('reading')} />}
        {file && plan && (
          <>
            {plan.rows.some(({ change }) => change.add) && (
              // biome-ignore lint/a11y/noLabelWithoutControl: the select inside is the control
              <label className={styles.calendar}>
                {t('into')}
                <CalendarSelect value={calendar} onChange={setTarget} aria-label={t('into')} />
              </label>
            )}
            <ImportPreview key={name} file={file} plan={plan} chosen={chosen} onToggle={toggle} />
          </>
        )}
      </div>
    </Modal>
  );
}
