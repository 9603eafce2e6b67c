import { Button } from 'antd';
import { ArrowRight, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format/useFormat';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../Text/VisuallyHidden';
import styles from './Conflict.module.css';
import { type ComparedField, type FieldPath, keyOf } from './compareFields';
import { FieldValue } from './FieldValue';
import type { FieldView } from './fieldViews';

export interface FieldNames {
  labelOf: (path: FieldPath) => string;
  viewOf: (path: FieldPath) => FieldView;
}

interface MergedFieldsProps extends FieldNames {
  fields: readonly ComparedField[];
  onRevert: (field: ComparedField) => void;
}

/** Fields that others have changed and the form has adopted, each with a button that reverts it. */
export function MergedFields({ fields, labelOf, viewOf, onRevert }: MergedFieldsProps) {
  const { t } = useTranslation('kit');
  return (
    <ul className={styles.merged}>
      {fields.map((field) => {
        const { path, before, theirs } = field;
        const label = labelOf(path);
        return (
          <li key={keyOf(path)} className={styles.mergedField}>
            <span className={styles.label}>
              <Icon of={Check} /> {label}
            </span>
            <span className={styles.change}>
              <s>
                <FieldValue view={viewOf(path)} value={before} />
              </s>
              <Icon of={ArrowRight} className={styles.arrow} />
              <FieldValue view={viewOf(path)} value={theirs} />
            </span>
            <Button type="link" size="small" onClick={() => onRevert(field)}>
              {t('conflict.revert')}
              <VisuallyHidden> {label}</VisuallyHidden>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

/** Adopted fields beside those in conflict. */
export function MergedSection(props: MergedFieldsProps) {
  const { t } = useTranslation('kit');
  const format = useFormat();
  return (
    <section className={styles.mergedSection}>
      <h3 className={styles.heading}>
        {t('conflict.mergedTitle')} <span className={styles.count}>{format.number(props.fields.length)}</span>
      </h3>
      <MergedFields {...props} />
    </section>
  );
}
