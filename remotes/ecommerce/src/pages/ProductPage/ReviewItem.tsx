import { Avatar, IconButton, Pill, useFormat, useToast } from '@atrium/ui';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Review } from '../../api/schemas';
import { useRemoveReviewMutation, useWriteReviewMutation } from '../../api/shopApi';
import { Rating } from '../../components/Product/Rating';
import styles from './Reviews.module.css';

interface ReviewItemProps {
  review: Review;
  productId: number;
}

export function ReviewItem({ review, productId }: ReviewItemProps) {
  const { t } = useTranslation('ecommerce');
  const { date } = useFormat();
  const remove = useRemoveWithUndo(productId);
  const { name, rating, text, at, isOwn } = review;
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
        {isOwn && <IconButton label={t('reviews.remove')} icon={Trash2} onClick={() => void remove(review)} />}
      </div>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </li>
  );
}

function useRemoveWithUndo(productId: number) {
  const { t } = useTranslation('ecommerce');
  const toast = useToast();
  const [removeReview] = useRemoveReviewMutation();
  const [writeReview] = useWriteReviewMutation();
  return async ({ rating, text }: Review) => {
    const { error } = await removeReview(productId);
    if (error) return toast.error(t('reviews.notRemoved'));
    toast.success(t('reviews.removed'), {
      action: { label: t('undo'), onClick: () => void writeReview({ productId, rating, text }) },
    });
  };
}
