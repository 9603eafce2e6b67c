import { Pill } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AssetUse } from '../../api/schemas';
import styles from '../../components/Assets/Assets.module.css';

interface AssetUsesProps {
  uses: readonly AssetUse[];
  /** All of them: the list has the first ones. */
  total: number;
}

/** Items in which a file of the library is. */
export function AssetUses({ uses, total }: AssetUsesProps) {
  const { t } = useTranslation('content');
  return (
    <section className={styles.section} aria-label={t('assets.usedIn')}>
      <h3 className={styles.sectionTitle}>{t('assets.usedIn')}</h3>
      {uses.length === 0 ? (
        <p className={styles.note}>{t('assets.unused')}</p>
      ) : (
        <ul className={styles.uses}>
          {uses.map(({ itemId, title, status, isLive, places }) => (
            <li key={itemId} className={styles.use}>
              <Link to={`/content/items/${itemId}`}>
                <bdi>{title || t('untitled')}</bdi>
              </Link>
              <span className={styles.note}>{places.map((place) => t(`assets.places.${place}`)).join(', ')}</span>
              <Pill tone={isLive ? 'green' : 'neutral'}>{isLive ? t('assets.live') : t(`status.${status}`)}</Pill>
            </li>
          ))}
        </ul>
      )}
      {total > uses.length && <p className={styles.note}>{t('assets.moreUses', { count: total - uses.length })}</p>}
    </section>
  );
}
