import { readApiError, useRuntime } from '@atrium/sdk';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../Card/ProgressBar';
import { useConfirm } from '../Confirm/useConfirm';
import { Modal } from '../Overlay/Modal';
import { Alert } from '../State/Alert';
import styles from './Import.module.css';
import { ImportColumns } from './ImportColumns';
import { ImportPreview, IssueList } from './ImportPreview';
import { ImportSource } from './ImportSource';
import { type ImportField, type ImportIssue, missingFields } from './importRows';
import { type ImportCalls, type ImportInHand, useImport } from './useImport';
import { useSheetTexts } from './useSheetTexts';

export interface ImportDialogProps extends ImportCalls {
  title: string;
  fields: readonly ImportField[];
  /** Message for the code of an issue that the server found; its own message otherwise. */
  explain?: (code: string) => string | undefined;
  onClose: () => void;
}

const own = ['missing', 'notNumber', 'notDay', 'notFlag', 'notChoice', 'repeated'] as const;

function useExplain(explain: ImportDialogProps['explain']) {
  const { t } = useTranslation('sheet');
  return ({ code, message }: ImportIssue): string => {
    const known = own.find((one) => one === code);
    if (known) return t(known);
    return (code && explain?.(code)) || message;
  };
}

type Step = 'source' | 'columns' | 'check' | 'done';

function stepOf({ table, checked, result }: ImportInHand): Step {
  if (result) return 'done';
  if (checked) return 'check';
  return table ? 'columns' : 'source';
}

interface PartProps {
  fields: readonly ImportField[];
  inHand: ImportInHand;
  explain: (issue: ImportIssue) => string;
}

/** How an import ended, and the way back. */
function ImportResultView({ fields, inHand, explain }: PartProps) {
  const { t } = useTranslation('sheet');
  const { result, undone, table, mapping } = inHand;
  if (!result || !table) return null;
  return (
    <div className={styles.stack}>
      <div role="status" className={styles.stack}>
        {undone ? (
          <>
            <Alert type="success" title={t('undone', { count: undone.removed })} />
            {undone.kept > 0 && <Alert type="info" title={t('kept', { count: undone.kept })} />}
          </>
        ) : (
          <Alert type={'error' in result ? 'info' : 'success'} title={t('imported', { count: result.imported })} />
        )}
      </div>
      {'error' in result && !undone && (
        <Alert
          type="error"
          title={t('failed', { message: readApiError(result.error).message })}
          description={result.imported > 0 ? t('stopped', { done: result.imported }) : undefined}
        />
      )}
      <IssueList issues={result.issues} fields={fields} table={table} mapping={mapping} explain={explain} />
    </div>
  );
}

interface FooterProps {
  step: Step;
  fields: readonly ImportField[];
  inHand: ImportInHand;
  onClose: () => void;
}

function ImportFooter({ step, fields, inHand, onClose }: FooterProps) {
  const { t } = useTranslation('sheet');
  const { busy, fine, mapping, result, undone } = inHand;
  if (step === 'source') return null;
  return (
    <div className={styles.actions}>
      {step === 'done' ? (
        <>
          {!undone && (result?.ids.length ?? 0) > 0 && (
            <Button onClick={() => void inHand.takeBack()}>{t('undo')}</Button>
          )}
          <Button type="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      ) : (
        <Button disabled={busy !== undefined} onClick={inHand.back}>
          {t('back')}
        </Button>
      )}
      {step === 'columns' && (
        <Button
          type="primary"
          loading={busy !== undefined}
          disabled={missingFields(mapping, fields).length > 0}
          onClick={() => void inHand.check()}
        >
          {t('next')}
        </Button>
      )}
      {step === 'check' && (
        <Button type="primary" loading={busy !== undefined} disabled={fine === 0} onClick={() => void inHand.start()}>
          {t('import', { count: fine })}
        </Button>
      )}
    </div>
  );
}

/**
 * Imports rows of a file, or rows that are pasted: columns are named, the server checks every row, and what came in can be
 * taken back. Since 3.0.
 */
export function ImportDialog({ title, fields, send, undo, explain: explainCode, onClose }: ImportDialogProps) {
  useSheetTexts();
  const { t } = useTranslation('sheet');
  const { clock } = useRuntime();
  const ask = useConfirm();
  const explain = useExplain(explainCode);
  const inHand = useImport(fields, { send, undo }, clock.now());
  const step = stepOf(inHand);
  const { busy, error } = inHand;
  const leave = async () => {
    if (busy) return;
    const isHalfDone = step === 'columns' || step === 'check';
    const question = { title: t('discard'), text: t('discardText'), confirm: t('leave') };
    if (!isHalfDone || (await ask(question))) onClose();
  };
  const part = { fields, inHand, explain };
  return (
    <Modal
      open
      width={860}
      title={`${title} · ${t(step)}`}
      mask={{ closable: step === 'source' || step === 'done' }}
      onCancel={() => void leave()}
      footer={<ImportFooter step={step} fields={fields} inHand={inHand} onClose={onClose} />}
    >
      <div className={styles.stack}>
        {busy && <ProgressBar label={t(busy.what)} share={busy.share} />}
        {error !== undefined && <Alert type="error" title={t('failed', { message: readApiError(error).message })} />}
        {step === 'source' && <ImportSource onRead={inHand.open} />}
        {step === 'columns' && <ImportColumns fields={fields} inHand={inHand} />}
        {step === 'check' && <ImportPreview {...part} />}
        {step === 'done' && <ImportResultView {...part} />}
      </div>
    </Modal>
  );
}
