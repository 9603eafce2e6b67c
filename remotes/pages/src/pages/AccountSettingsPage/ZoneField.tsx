import { useRuntime } from '@atrium/sdk';
import { Select } from '@atrium/ui/select';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

interface ZoneFieldProps {
  id?: string;
  /** '' is the device's own. */
  value?: string;
  onChange?: (zone: string) => void;
}

/** What a clock shows in a zone now. */
const timeIn = (zone: string, now: number, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    now,
  );

/** The time zones that the browser knows, with the time there; found by any part of their names. */
export function ZoneField({ id, value = '', onChange }: ZoneFieldProps) {
  const { t, i18n } = useTranslation('pages');
  const { clock } = useRuntime();
  const options = useMemo(() => {
    const device = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const nameOf = (zone: string) => zone.replaceAll('_', ' ');
    return [
      { value: '', zone: device, label: t('preferences.deviceZone', { zone: nameOf(device) }) },
      ...['UTC', ...Intl.supportedValuesOf('timeZone')].map((zone) => ({ value: zone, zone, label: nameOf(zone) })),
    ];
  }, [t]);
  return (
    <Select
      {...(id && { id })}
      virtual
      showSearch={{ optionFilterProp: 'label' }}
      value={value}
      onChange={onChange}
      options={options}
      optionRender={({ data, label }) => (
        <>
          {label} <small>{timeIn(data.zone, clock.now(), i18n.language)}</small>
        </>
      )}
    />
  );
}
