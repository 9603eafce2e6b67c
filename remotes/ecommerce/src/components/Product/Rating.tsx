import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import styles from './Rating.module.css';

const outer = 6.5;
const inner = 2.9;

/** Path of several stars in a row, each in a square of 16. */
function starsPath(count: number): string {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5;
    const radius = index % 2 === 0 ? outer : inner;
    return { x: 8 + radius * Math.sin(angle), y: 8.4 - radius * Math.cos(angle) };
  });
  const star = (offset: number) => corners.map(({ x, y }) => `${(x + offset).toFixed(2)} ${y.toFixed(2)}`).join('L');
  return Array.from({ length: count }, (_, index) => `M${star(index * 16)}Z`).join('');
}

const maxStars = 5;
const path = starsPath(maxStars);
const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

interface RatingProps {
  value: number;
  /** Number of reviews it comes from, where nothing beside it says so. */
  count?: number;
}

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

export function Stars({ value }: { value: number }) {
  const stars = (
    <svg viewBox={`0 0 ${maxStars * 16} 16`} width={maxStars * 14} height={14} aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
  return (
    <span className={styles.stars} aria-hidden="true">
      {stars}
      <span className={styles.filled} style={{ inlineSize: `${(value / maxStars) * 100}%` }}>
        {stars}
      </span>
    </span>
  );
}
