import { Icon, VisuallyHidden } from '@atrium/ui';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserEvent } from '../../api/eventSchemas';
import styles from './Timeline.module.css';
import { useFieldText } from './useFieldText';

/** What each field of a change held before, and after. */
export function FieldChanges({ fields, changes = [] }: Pick<UserEvent, 'fields' | 'changes'>) {
  const { t } = useTranslation('users');
  const { nameOf, write } = useFieldText();
  return (
    <ul className={styles.changes}>
      {fields.map((field) => {
        const change = changes.find((kept) => kept.field === field);
        return (
          <li key={field} className={styles.change}>
            <span className={styles.field}>{nameOf(field)}</span>
            {change ? (
              <span className={styles.values}>
                <s>
                  <bdi>{write(field, change.before)}</bdi>
                </s>
                <VisuallyHidden>{t('timeline.became')}</VisuallyHidden>
                <Icon of={ArrowRight} className={styles.arrow} />
                <bdi>{write(field, change.after)}</bdi>
              </span>
            ) : (
              <span className={styles.values}>{t('timeline.another')}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
