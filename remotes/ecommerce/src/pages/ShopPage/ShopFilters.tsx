import { Button, Checkbox, LoadingRows } from '@atrium/ui';
import { Radio } from '@atrium/ui/choice';
import { useTranslation } from 'react-i18next';
import type { ProductFacets } from '../../api/schemas';
import { useGetProductFacetsQuery } from '../../api/shopApi';
import { Stars } from '../../components/Product/Rating';
import { countFilters, type ShopParams, toggleValue } from '../../model/shopParams';
import { FilterChoice, FilterGroup } from './FilterGroup';
import { PriceFilter } from './PriceFilter';
import styles from './ShopFilters.module.css';

interface RatingFilterProps {
  facets: ProductFacets['ratings'];
  value: number | undefined;
  onChange: (rating: number | undefined) => void;
}

const ratingSteps = [4, 3, 2, 1];

function RatingFilter({ facets, value, onChange }: RatingFilterProps) {
  const { t } = useTranslation('ecommerce');
  return (
    <FilterGroup title={t('filter.rating')}>
      <Radio.Group
        className={styles.options}
        value={value ?? 0}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        <Radio className={styles.option} value={0}>
          {t('filter.anyRating')}
        </Radio>
        {ratingSteps.map((least) => (
          <Radio key={least} className={styles.option} value={least}>
            <FilterChoice count={facets.find(({ rating }) => rating === least)?.count}>
              <Stars value={least} />
              {t('filter.rated', { count: least })}
            </FilterChoice>
          </Radio>
        ))}
      </Radio.Group>
    </FilterGroup>
  );
}

interface FacetFilterProps {
  title: string;
  options: readonly { value: string; label: string; count: number }[];
  values: readonly string[];
  onToggle: (value: string) => void;
}

function FacetFilter({ title, options, values, onToggle }: FacetFilterProps) {
  return (
    <FilterGroup title={title}>
      {options.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          className={styles.option}
          checked={values.includes(value)}
          onChange={() => onToggle(value)}
        >
          <FilterChoice count={count}>{label}</FilterChoice>
        </Checkbox>
      ))}
    </FilterGroup>
  );
}

interface ShopFiltersProps {
  params: ShopParams;
  onChange: (change: Partial<ShopParams>) => void;
  onClear: () => void;
}

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
