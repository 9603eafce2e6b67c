import { Meter, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ReviewPage } from '../../api/schemas';
import { Stars } from '../../components/Product/Rating';
import styles from './Reviews.module.css';

interface RatingsProps {
  page: ReviewPage;
  /** Only reviews with so many stars are shown; undefined: all. */
  chosen: number | undefined;
  onChoose: (stars: number | undefined) => void;
}

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** How a product is rated; each number of stars leaves the reviews that gave it. */
export function Ratings({ page: { average, counts }, chosen, onChoose }: RatingsProps) {
  const { t } = useTranslation('ecommerce');
  const { number } = useFormat();
  const total = counts.reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles.ratings}>
      <p className={styles.average}>
        <strong>{number(average, oneDigit)}</strong>
        <Stars value={average} />
        <bdi>{t('reviews.count', { count: total })}</bdi>
      </p>
      <ul className={styles.counts}>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = counts[stars - 1] ?? 0;
          const name = t('reviews.stars', { count: stars });
          return (
            <li key={stars}>
              <button
                type="button"
                className={styles.only}
                aria-pressed={stars === chosen}
                title={t('reviews.only', { stars: name, count })}
                disabled={count === 0 && stars !== chosen}
                onClick={() => onChoose(stars === chosen ? undefined : stars)}
              >
                <Meter label={name} share={total === 0 ? 0 : count / total} tone="amber" text={number(count)} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
