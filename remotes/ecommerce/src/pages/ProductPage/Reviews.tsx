import { Can } from '@atrium/sdk';
import { Button, ErrorState, LoadingRows, Section, Segmented } from '@atrium/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewSorts } from '../../api/choices';
import type { Product, ReviewPage, ReviewSort } from '../../api/schemas';
import { useGetReviewsQuery } from '../../api/shopApi';
import { Ratings } from './Ratings';
import { ReviewForm } from './ReviewForm';
import { ReviewItem } from './ReviewItem';
import styles from './Reviews.module.css';

const step = 4;
/** How many one page has at most: more are found by their stars, or in another order. */
const maxPerPage = 200;

/** What people have written about a product, how they rate it, and one's own word. */
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
