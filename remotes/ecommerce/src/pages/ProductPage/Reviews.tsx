import { Can } from '@atrium/sdk';
import { Button, ErrorState, LoadingRows, Meter, Section, useFormat } from '@atrium/ui';
import { Segmented } from '@atrium/ui/choice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product, ReviewPage, ReviewSort } from '../../api/schemas';
import { reviewSorts } from '../../api/schemas/choices';
import { useGetReviewsQuery } from '../../api/shopApi';
import { Stars } from '../../components/Product/Rating';
import { ReviewForm } from './ReviewForm';
import { ReviewItem } from './ReviewItem';
import styles from './Reviews.module.css';

interface RatingsProps {
  page: ReviewPage;
  /** Rating to filter by; undefined: all. */
  chosen: number | undefined;
  onChoose: (stars: number | undefined) => void;
}

const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

function Ratings({ page: { average, counts }, chosen, onChoose }: RatingsProps) {
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
                aria-label={t('reviews.only', { stars: name, count })}
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

const step = 4;
/** Largest page: more are found by rating or order. */
const maxPerPage = 200;

export function Reviews({ product }: { product: Pick<Product, 'id' | 'name'> }) {
  const { t } = useTranslation('ecommerce');
  const [sortBy, setSortBy] = useState<ReviewSort>('newest');
  const [rating, setRating] = useState<number>();
  const [perPage, setPerPage] = useState(step);
  const [isWriting, setWriting] = useState(false);
  const { data, error, isFetching, refetch } = useGetReviewsQuery({ productId: product.id, sortBy, rating, perPage });
  const choose = (stars: number | undefined) => {
    setRating(stars);
    setPerPage(step);
  };
  return (
    <div id="reviews" className={styles.reviews}>
      <Section
        title={t('reviews.title')}
        end={
          <Can I="create" a="Product">
            <Button onClick={() => setWriting(true)}>{data?.own ? t('reviews.change') : t('reviews.write')}</Button>
          </Can>
        }
      >
        {data ? (
          <div className={styles.columns}>
            <Ratings page={data} chosen={rating} onChoose={choose} />
            <div>
              <Segmented<ReviewSort>
                aria-label={t('reviews.sort')}
                value={sortBy}
                options={reviewSorts.map((value) => ({ value, label: t(`reviews.sorts.${value}`) }))}
                onChange={setSortBy}
              />
              <ReviewList
                product={product}
                page={data}
                isFetching={isFetching}
                onMore={() => setPerPage(Math.min(perPage + step, maxPerPage))}
              />
            </div>
          </div>
        ) : error && !isFetching ? (
          <ErrorState error={error} onRetry={refetch} title={t('reviews.failed')} />
        ) : (
          <LoadingRows shape="text" />
        )}
      </Section>
      {data && (
        <ReviewForm productId={product.id} own={data.own} isOpen={isWriting} onClose={() => setWriting(false)} />
      )}
    </div>
  );
}

interface ReviewListProps {
  product: Pick<Product, 'id'>;
  page: ReviewPage;
  isFetching: boolean;
  onMore: () => void;
}

function ReviewList({ product, page: { reviews, total }, isFetching, onMore }: ReviewListProps) {
  const { t } = useTranslation('ecommerce');
  if (total === 0) return <p className={styles.none}>{t('reviews.none')}</p>;
  return (
    <>
      <ul className={styles.list} aria-busy={isFetching}>
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} productId={product.id} />
        ))}
      </ul>
      {reviews.length < Math.min(total, maxPerPage) && (
        <Button loading={isFetching} onClick={onMore}>
          {t('reviews.more')}
        </Button>
      )}
    </>
  );
}
