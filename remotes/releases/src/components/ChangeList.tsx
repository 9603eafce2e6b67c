import type { RegistryChange } from '@atrium/contract';
import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import styles from './ChangeList.module.css';

/** The last changes of what is live: who, when, what and why. */
export function ChangeList({ changes }: { changes: readonly RegistryChange[] }) {
  const { t } = useTranslation('releases');
  const format = useFormat();
  if (changes.length === 0) return <p className={styles.none}>{t('changes.none')}</p>;
  return (
    <ol className={styles.changes} aria-label={t('changes.title')}>
      {changes.map(({ revision, at, by, what, why }) => (
        <li key={revision}>
          <span className={styles.what}>
            <bdi>{what}</bdi>
          </span>
          {why && (
            <span>
              <bdi>{why}</bdi>
            </span>
          )}
          <span className={styles.who}>
            <bdi>{by}</bdi> · <time dateTime={at}>{format.dateTime(at)}</time> · {t('changes.revision', { revision })}
          </span>
        </li>
      ))}
    </ol>
  );
}
