import { Button } from 'antd';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat';
import type { SaveBarProps } from '../Page/SaveBar';
import { Alert } from '../State/Alert';
import styles from './Conflict.module.css';
import { ConflictView } from './ConflictView';
import { type FieldNames, MergedFields } from './MergedFields';
import { useChangeTexts } from './useChangeTexts';
import type { RecordForm } from './useRecordForm';

export interface ExternalChangesProps<Values extends object> extends FieldNames {
  form: RecordForm<Values>;
  outcome?: (values: Values) => ReactNode;
  Bar: ComponentType<SaveBarProps>;
}

/** Changes made elsewhere: the record is gone, fields conflict with typed ones, or the form has adopted them. */
export default function ExternalChanges<Values extends object>(props: ExternalChangesProps<Values>) {
  const { form, outcome, Bar, ...names } = props;
  const { t } = useTranslation('kit');
  const format = useFormat();
  const comparison = form.compare();
  const texts = useChangeTexts(form.lastChange);

  if (form.isGone)
    return (
      <div className={styles.changes}>
        <Alert type="warning" title={t('conflict.goneTitle')} description={t('conflict.goneText')} />
      </div>
    );
  if (form.isComparing && comparison)
    return (
      <ConflictView
        key={form.newer?.rev}
        comparison={comparison}
        merged={form.merged}
        texts={texts}
        written={form.written()}
        {...(outcome && { outcome })}
        Bar={Bar}
        isSaving={form.isSaving}
        onRevert={form.revert}
        onBack={() => form.setComparing(false)}
        onResolve={form.saveResolved}
        {...names}
      />
    );
  if (!comparison && form.merged.length === 0) return null;
  return (
    <div className={styles.changes} aria-live="polite">
      {comparison && (
        <Alert
          type="warning"
          title={texts.title}
          description={t('conflict.differingIn', {
            fields: format.list(comparison.conflicts.map(({ path }) => names.labelOf(path))),
          })}
          action={<Button onClick={() => form.setComparing(true)}>{t('conflict.compare')}</Button>}
        />
      )}
      {form.merged.length > 0 && (
        <Alert
          type="hint"
          title={texts.taken}
          description={<MergedFields fields={form.merged} onRevert={form.revert} {...names} />}
          onClose={form.dismissMerged}
        />
      )}
    </div>
  );
}
