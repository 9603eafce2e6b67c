import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import styles from './Rating.module.css';
import { starsPath } from './starsPath';

const most = 5;
const path = starsPath(most);
const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

interface RatingProps {
  value: number;
  /** How many reviews it comes from, where nothing beside it says so. */
  count?: number;
}

/** Stars, and the same as a number. */
export function Rating({ value, count }: RatingProps) {
  const { t } = useTranslation('ecommerce');
  const { number, list } = useFormat();
  const text = number(value, oneDigit);
  const words = [t('product.rating', { value: text }), ...(count === undefined ? [] : [t('reviews.count', { count })])];
  return (
    <span className={styles.rating} role="img" aria-label={list(words)}>
      <Stars value={value} />
      <span className={styles.number}>{text}</span>
      {count !== undefined && <bdi className={styles.number}>({number(count)})</bdi>}
    </span>
  );
}

/** The stars alone: a picture of what the text beside them says. */
export function Stars({ value }: { value: number }) {
  const stars = (
    <svg viewBox={`0 0 ${most * 16} 16`} width={most * 14} height={14} aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
  return (
    <span className={styles.stars} aria-hidden="true">
      {stars}
      <span className={styles.filled} style={{ inlineSize: `${(value / most) * 100}%` }}>
        {stars}
      </span>
    </span>
  );
}
