import { Slider } from '@atrium/ui/fields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bandOf, type PriceBand, priceStops, thumbsOf } from '../../model/priceBands';
import { usePrice } from './useBandName';

export interface PriceSliderProps {
  value: PriceBand;
  range: { min: number; max: number };
  onChange: (band: PriceBand) => void;
}

export default function PriceSlider({ value, range, onChange }: PriceSliderProps) {
  const { t } = useTranslation('ecommerce');
  const price = usePrice();
  const stops = priceStops(range);
  const [held, setHeld] = useState<readonly number[]>();
  const write = (stop = 0) => price(stops[stop] ?? range.min);

  const settle = ([from = 0, to = stops.length - 1]: readonly number[]) => {
    setHeld(undefined);
    onChange(bandOf([from, to], value, stops));
  };
  return (
    <Slider
      range
      max={stops.length - 1}
      value={[...(held ?? thumbsOf(value, stops))]}
      tooltip={{ formatter: write }}
      ariaLabelForHandle={[t('filter.priceFrom'), t('filter.priceTo')]}
      ariaValueTextFormatterForHandle={[write, write]}
      onChange={setHeld}
      onChangeComplete={settle}
    />
  );
}
