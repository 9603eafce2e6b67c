import { ErrorBoundary, useFormat } from '@atrium/ui';
import { Radio } from '@atrium/ui/choice';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../components/NumberField';
import { isSameBand, orderedBand, priceBands } from '../../model/priceBands';
import { FilterGroup } from './FilterGroup';
import type { PriceSliderProps } from './PriceSlider';
import styles from './ShopFilters.module.css';
import { useBandName } from './useBandName';

const PriceSlider = lazy(() => import('./PriceSlider'));

/** Price filter: bands, slider, or typed ends. */
export function PriceFilter({ value, range, onChange }: PriceSliderProps) {
  const { t } = useTranslation('ecommerce');
  const { number } = useFormat();
  const bandName = useBandName();
  return (
    <FilterGroup title={t('filter.price')}>
      <Radio.Group
        className={styles.options}
        value={priceBands.findIndex((band) => isSameBand(band, value))}
        onChange={({ target }) => onChange(priceBands[target.value] ?? {})}
      >
        {priceBands.map((band, index) => (
          <Radio key={`${band.priceMin}-${band.priceMax}`} value={index} className={styles.option}>
            <bdi>{bandName(band)}</bdi>
          </Radio>
        ))}
      </Radio.Group>
      <div className={styles.slider}>
        {/* The fields below replace the slider if it fails to load. */}
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <PriceSlider value={value} range={range} onChange={onChange} />
          </Suspense>
        </ErrorBoundary>
      </div>
      <div className={styles.ends}>
        <NumberField
          label={t('filter.priceFrom')}
          value={value.priceMin}
          min={0}
          placeholder={number(Math.floor(range.min))}
          onSettle={(priceMin) => onChange(orderedBand({ priceMin, priceMax: value.priceMax }))}
        />
        <span aria-hidden="true">–</span>
        <NumberField
          label={t('filter.priceTo')}
          value={value.priceMax}
          min={0}
          placeholder={number(Math.ceil(range.max))}
          onSettle={(priceMax) => onChange(orderedBand({ priceMin: value.priceMin, priceMax }))}
        />
      </div>
    </FilterGroup>
  );
}
