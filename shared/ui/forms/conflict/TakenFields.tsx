import { Button } from 'antd';
import { ArrowRight, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../Icon/Icon';
import { VisuallyHidden } from '../../Text/VisuallyHidden';
import { type ComparedField, type FieldPath, keyOf } from '../record/compareFields';
import type { FieldView } from '../record/fieldViews';
import styles from './Conflict.module.css';
import { FieldValue } from './FieldValue';

export interface FieldNames {
  labelOf: (path: FieldPath) => string;
  viewOf: (path: FieldPath) => FieldView;
}

export interface TakenFieldsProps extends FieldNames {
  fields: readonly ComparedField[];
  onPutBack: (field: ComparedField) => void;
}

/** What others have changed and the form has taken in, each to be put back. */
export function TakenFields({ fields, labelOf, viewOf, onPutBack }: TakenFieldsProps) {
  const { t } = useTranslation('kit');
  return (
    <ul className={styles.taken}>
      {fields.map((field) => {
        const { path, before, theirs } = field;
        const label = labelOf(path);
        return (
          <li key={keyOf(path)} className={styles.takenField}>
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
            <Button type="link" size="small" onClick={() => onPutBack(field)}>
              {t('conflict.putBack')}
              <VisuallyHidden> {label}</VisuallyHidden>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
