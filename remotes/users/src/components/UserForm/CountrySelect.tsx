import { Select } from '@atrium/ui/select';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countryOptions } from '../../model/countries';

interface CountrySelectProps {
  id?: string;
  /** Handed in by the form. */
  value?: string;
  onChange?: (country: string) => void;
}

/** A country, found by typing its name in the reader's language. */
export function CountrySelect({ value, onChange, ...rest }: CountrySelectProps) {
  const { i18n } = useTranslation('users');
  const options = useMemo(() => countryOptions(i18n.language, value), [i18n.language, value]);
  return (
    <Select
      {...rest}
      showSearch={{ optionFilterProp: 'label' }}
      allowClear
      virtual
      options={options}
      value={value || undefined}
      onChange={(country) => onChange?.(country ?? '')}
    />
  );
}
