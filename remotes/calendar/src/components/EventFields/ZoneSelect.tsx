import { Select } from '@atrium/ui/select';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

interface ZoneSelectProps {
  value?: string | null;
  onChange?: (zone: string | null) => void;
  allowClear?: boolean;
  placeholder?: string;
  /** Opens at once and takes the focus, where it is the only field. */
  autoFocus?: boolean;
  defaultOpen?: boolean;
  id?: string;
  'aria-label'?: string;
}

/** Current UTC offset of a zone in the page's language: `UTC+5:45`. */
function offsetOf(zone: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'shortOffset' });
  return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

export default function ZoneSelect({ value, onChange, ...rest }: ZoneSelectProps) {
  const { language } = useTranslation('calendar').i18n;
  const options = useMemo(
    () =>
      [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map((zone) => ({
        value: zone,
        label: zone.replaceAll('_', ' '),
      })),
    [],
  );
  const isKnown = !value || options.some((option) => option.value === value);
  return (
    <Select
      {...rest}
      virtual
      showSearch={{ optionFilterProp: 'label' }}
      value={value ?? null}
      onChange={(zone: string | undefined) => onChange?.(zone ?? null)}
      options={isKnown ? options : [{ value, label: value }, ...options]}
      optionRender={({ value: zone, label }) => (
        <>
          {label} <small>{typeof zone === 'string' && offsetOf(zone, language)}</small>
        </>
      )}
    />
  );
}
