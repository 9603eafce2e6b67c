import { useTranslation } from 'react-i18next';
import { type ContentChanges, hasChanges } from '../../model/changes/compareContent';
import styles from './ItemChanges.module.css';

/** By weight for the approver. */
const counted = [
  'added',
  'removed',
  'links',
  'pictures',
  'formatted',
  'heading',
  'list',
  'quote',
  'table',
  'cell',
  'code',
  'rule',
  'paragraph',
  'breaks',
  'signs',
] as const;

export function ChangeHeadline({ changes }: { changes: ContentChanges }) {
  const { t } = useTranslation('content');
  const { counts, fields } = changes;
  if (!hasChanges(changes)) return <p className={styles.counts}>{t('changes.same')}</p>;
  return (
    <ul className={styles.counts} aria-label={t('changes.label')}>
      {counted
        .filter((kind) => counts[kind] > 0)
        .map((kind) => (
          <li key={kind} data-kind={kind}>
            {t(`changes.${kind}`, { count: counts[kind] })}
          </li>
        ))}
      {fields.map((field) => (
        <li key={field}>{t(`writing.${field}`)}</li>
      ))}
    </ul>
  );
}
