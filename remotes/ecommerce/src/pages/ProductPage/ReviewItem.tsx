import { useTranslation } from 'react-i18next';
import { Avatar, Pill, useFormat } from 'shared/ui';
import type { Review } from '../../api/schemas';
import { Rating } from '../../parts/Product/Rating';
import styles from './Reviews.module.css';

/** What one person has written. */
export function ReviewItem({ review: { name, rating, text, at, isOwn } }: { review: Review }) {
  const { t } = useTranslation('ecommerce');
  const { date } = useFormat();
  return (
    <li className={styles.review}>
      <div className={styles.head}>
        <Avatar name={name} />
        <div>
          <p className={styles.name}>
            <bdi>{name}</bdi> {isOwn && <Pill tone="accent">{t('reviews.own')}</Pill>}
          </p>
          <Rating value={rating} />
        </div>
        <bdi className={styles.date}>{date(at)}</bdi>
      </div>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </li>
  );
}
