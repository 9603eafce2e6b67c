import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon, useFormat } from 'shared/ui';
import styles from './Rating.module.css';

const places = [1, 2, 3, 4, 5];
const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** Stars, and the same as a number. */
export function Rating({ value }: { value: number }) {
  const { t } = useTranslation('ecommerce');
  const text = useFormat().number(value, oneDigit);
  return (
    <span className={styles.rating} role="img" aria-label={t('product.rating', { value: text })}>
      <Stars value={value} />
      <span className={styles.number}>{text}</span>
    </span>
  );
}

/** The stars alone: a picture of what the text beside them says. */
export function Stars({ value }: { value: number }) {
  const stars = places.map((place) => <Icon key={place} of={Star} size={14} />);
  return (
    <span className={styles.stars} aria-hidden="true">
      {stars}
      <span className={styles.filled} style={{ inlineSize: `${(value / places.length) * 100}%` }}>
        {stars}
      </span>
    </span>
  );
}
