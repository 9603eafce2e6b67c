import { Radio } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ProductFacets } from '../../api/schemas';
import { Stars } from '../../components/Product/Rating';
import { FilterChoice, FilterGroup } from './FilterGroup';
import styles from './ShopFilters.module.css';

interface RatingFilterProps {
  facets: ProductFacets['ratings'];
  value: number | undefined;
  onChange: (rating: number | undefined) => void;
}

const leasts = [4, 3, 2, 1];

/** The least number of stars. */
export function RatingFilter({ facets, value, onChange }: RatingFilterProps) {
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
        {leasts.map((least) => (
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
