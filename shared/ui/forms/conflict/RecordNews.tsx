import { Button } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/useFormat';
import type { SaveBarProps } from '../../Page/SaveBar';
import { Alert } from '../../State/Alert';
import type { RecordForm } from '../useRecordForm';
import styles from './Conflict.module.css';
import { ConflictView } from './ConflictView';
import { type FieldNames, TakenFields } from './TakenFields';
import { useChangeTexts } from './useChangeTexts';

export interface RecordNewsProps<Values extends object> extends FieldNames {
  save: RecordForm<Values>;
  outcome?: (values: Values) => ReactNode;
  Bar: ComponentType<SaveBarProps>;
}

/** What has happened to the record elsewhere: it is gone, fields of it clash with what was typed, or were taken in. */
export default function RecordNews<Values extends object>({ save, outcome, Bar, ...names }: RecordNewsProps<Values>) {
  const { t } = useTranslation('kit');
  const format = useFormat();
  const { record, isGone, isDeciding } = save;
  const comparison = record.compare();
  const texts = useChangeTexts(record.lastChange);

  if (isGone)
    return (
      <div className={styles.news}>
        <Alert type="warning" title={t('conflict.goneTitle')} description={t('conflict.goneText')} />
      </div>
    );
  if (isDeciding && comparison)
    return (
      <ConflictView
        key={record.newer?.rev}
        comparison={comparison}
        taken={record.taken}
        texts={texts}
        written={record.written()}
        {...(outcome && { outcome })}
        Bar={Bar}
        isSaving={save.isSaving}
        onPutBack={record.putBack}
        onBack={() => save.setDeciding(false)}
        onDecide={save.saveDecided}
        {...names}
      />
    );
  if (!comparison && record.taken.length === 0) return null;
  return (
    <div className={styles.news} aria-live="polite">
      {comparison && (
        <Alert
          type="warning"
          title={texts.title}
          description={t('conflict.clashesOf', {
            fields: format.list(comparison.clashes.map(({ path }) => names.labelOf(path))),
          })}
          action={<Button onClick={() => save.setDeciding(true)}>{t('conflict.compare')}</Button>}
        />
      )}
      {record.taken.length > 0 && (
        <Alert
          type="hint"
          title={texts.taken}
          description={<TakenFields fields={record.taken} onPutBack={record.putBack} {...names} />}
          onClose={record.forgetTaken}
        />
      )}
    </div>
  );
}
