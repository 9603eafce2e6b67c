import { useTranslation } from 'react-i18next';
import { Radio, useFormat } from 'shared/ui';
import { isSameBand, orderedBand, type PriceBand, priceBands } from '../../model/priceBands';
import { NumberField } from '../../parts/NumberField/NumberField';
import { FilterGroup } from './FilterGroup';
import styles from './ShopFilters.module.css';

interface PriceFilterProps {
  value: PriceBand;
  /** What the products cost, from and to. */
  range: { min: number; max: number };
  onChange: (band: PriceBand) => void;
}

/** A price by common bands, or from and to what one types. */
export function PriceFilter({ value, range, onChange }: PriceFilterProps) {
  const { t } = useTranslation('ecommerce');
  const { number } = useFormat();
  return (
    <FilterGroup title={t('filter.price')}>
      <Radio.Group
        className={styles.options}
        value={priceBands.findIndex((band) => isSameBand(band, value))}
        onChange={({ target }) => onChange(priceBands[target.value] ?? {})}
      >
        {priceBands.map((band, index) => (
          <Radio key={`${band.priceMin}-${band.priceMax}`} value={index} className={styles.option}>
            <BandName {...band} />
          </Radio>
        ))}
      </Radio.Group>
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

function BandName({ priceMin, priceMax }: PriceBand) {
  const { t } = useTranslation('ecommerce');
  const { number } = useFormat();
  const money = (amount: number) => number(amount, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });
  if (priceMin === undefined) {
    return priceMax === undefined ? t('filter.anyPrice') : t('filter.upTo', { price: money(priceMax) });
  }
  if (priceMax === undefined) return t('filter.from', { price: money(priceMin) });
  return t('filter.between', { from: money(priceMin), to: money(priceMax) });
}
