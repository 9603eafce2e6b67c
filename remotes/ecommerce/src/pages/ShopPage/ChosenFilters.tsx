import { Button, Icon } from '@atrium/ui';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { productCategories } from '../../api/choices';
import { type ChosenFilter, listChosenFilters } from '../../model/chosenFilters';
import type { ShopParams } from '../../model/shopParams';
import styles from './ChosenFilters.module.css';
import { useBandName } from './useBandName';

interface ChosenFiltersProps {
  params: ShopParams;
  onChange: (change: Partial<ShopParams>) => void;
  onClear: () => void;
}

/** The filters that are set, above the products that they leave: each is taken off by a click. */
export function ChosenFilters({ params, onChange, onClear }: ChosenFiltersProps) {
  const { t } = useTranslation('ecommerce');
  const nameOf = useFilterName(params);
  const chosen = listChosenFilters(params);
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={t('filter.chosen')}>
      {chosen.map((filter) => (
        <li key={filter.key}>
          <Button
            size="small"
            icon={<Icon of={X} size={14} />}
            iconPlacement="end"
            aria-label={t('filter.remove', { name: nameOf(filter) })}
            onClick={() => onChange(filter.off)}
          >
            <bdi>{nameOf(filter)}</bdi>
          </Button>
        </li>
      ))}
      <li>
        <Button size="small" type="link" onClick={onClear}>
          {t('filter.clear')}
        </Button>
      </li>
    </ul>
  );
}

function useFilterName(params: ShopParams) {
  const { t } = useTranslation('ecommerce');
  const bandName = useBandName();
  return (filter: ChosenFilter): string => {
    switch (filter.kind) {
      case 'price':
        return bandName(params);
      case 'category': {
        const category = productCategories.find((known) => known === filter.value);
        return category ? t(`category.${category}`) : filter.value;
      }
      case 'brand':
        return filter.value;
      case 'rating':
        return t('filter.rated', { count: filter.least });
      case 'stock':
        return t('filter.inStock');
    }
  };
}
