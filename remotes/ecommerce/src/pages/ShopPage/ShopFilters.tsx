import { Button, LoadingRows } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useGetProductFacetsQuery } from '../../api/shopApi';
import { countFilters, type ShopParams, toggleValue } from '../../model/shopParams';
import { FacetFilter } from './FacetFilter';
import { PriceFilter } from './PriceFilter';
import { RatingFilter } from './RatingFilter';
import styles from './ShopFilters.module.css';

interface ShopFiltersProps {
  params: ShopParams;
  onChange: (change: Partial<ShopParams>) => void;
  onClear: () => void;
}

/** What narrows the shop down. */
export function ShopFilters({ params, onChange, onClear }: ShopFiltersProps) {
  const { t } = useTranslation('ecommerce');
  const { data: facets, error, isFetching, refetch } = useGetProductFacetsQuery();
  if (error && !facets)
    return (
      <div className={styles.failed} role="alert">
        <p>{t('filter.failed')}</p>
        <Button onClick={refetch} loading={isFetching}>
          {t('error.retry', { ns: 'kit' })}
        </Button>
      </div>
    );
  if (!facets) return <LoadingRows rows={10} shape="text" />;

  return (
    <div className={styles.filters}>
      <PriceFilter
        value={params}
        range={facets.price}
        onChange={({ priceMin, priceMax }) => onChange({ priceMin, priceMax })}
      />
      <FacetFilter
        title={t('filter.category')}
        options={facets.categories.map(({ name, count }) => ({ value: name, label: t(`category.${name}`), count }))}
        values={params.categories}
        onToggle={(value) => onChange({ categories: toggleValue(params.categories, value) })}
      />
      <FacetFilter
        title={t('filter.brand')}
        options={facets.brands.map(({ name, count }) => ({ value: name, label: name, count }))}
        values={params.brands}
        onToggle={(value) => onChange({ brands: toggleValue(params.brands, value) })}
      />
      <RatingFilter facets={facets.ratings} value={params.rating} onChange={(rating) => onChange({ rating })} />
      <FacetFilter
        title={t('filter.stock')}
        options={[{ value: 'in', label: t('filter.inStock'), count: facets.inStock }]}
        values={params.isInStock ? ['in'] : []}
        onToggle={() => onChange({ isInStock: !params.isInStock })}
      />
      {countFilters(params) > 0 && <Button onClick={onClear}>{t('filter.clear')}</Button>}
    </div>
  );
}
