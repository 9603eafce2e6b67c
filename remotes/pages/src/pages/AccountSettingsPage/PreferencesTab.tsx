import { defaultPreferences, type Preferences } from '@atrium/contract';
import { updatePreferences, useRuntime } from '@atrium/sdk';
import { Button, createPreferredFormat } from '@atrium/ui';
import { Segmented } from '@atrium/ui/choice';
import { Form } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateAccountMutation } from '../../api/account/accountApi';
import type { AccountSettings, SettingsVersion } from '../../api/account/schemas';
import { AppearanceSection } from './AppearanceSection';
import { SettingsForm } from './SettingsBody';
import { SettingsRow, SettingsSection } from './SettingsSection';

interface ZoneFieldProps {
  id?: string;
  /** '' is the device's own. */
  value?: string;
  onChange?: (zone: string) => void;
}

const timeIn = (zone: string, now: number, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    now,
  );

/** Time zones of the browser with their current time, searchable by any part of the name. */
function ZoneField({ id, value = '', onChange }: ZoneFieldProps) {
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

const weekStarts = ['', 'monday', 'saturday', 'sunday'] as const satisfies readonly Preferences['weekStart'][];
const dateOrders = ['', 'dmy', 'mdy', 'ymd'] as const satisfies readonly Preferences['dateOrder'][];
const densities = ['comfortable', 'compact'] as const satisfies readonly Preferences['density'][];

interface PreferencesTabProps {
  preferences: Preferences;
  version: SettingsVersion;
}

export function PreferencesTab({ preferences, version }: PreferencesTabProps) {
  const { t, i18n } = useTranslation('pages');
  const { session, clock } = useRuntime();
  const [updateAccount] = useUpdateAccountMutation();
  const save = async (changed: Partial<Preferences>, begunRev?: number) => {
    const { preferences: stored } = await updateAccount({ preferences: changed, rev: begunRev }).unwrap();
    updatePreferences(session, stored);
  };
  const example = (dateOrder: Preferences['dateOrder']) =>
    createPreferredFormat(i18n.language, { timeZone: '', dateOrder }).date(clock.now());

  return (
    <SettingsForm<Preferences>
      tab="preferences"
      values={preferences}
      version={version}
      onSave={save}
      onUpdate={save}
      toValues={(record: AccountSettings) => record.preferences}
    >
      <AppearanceSection />
      <SettingsSection title={t('preferences.title')} text={t('preferences.text')} end={<BackToDefaults />}>
        <SettingsRow name="timeZone" label={t('preferences.timeZone')} extra={t('preferences.timeZoneHint')}>
          <ZoneField />
        </SettingsRow>
        <SettingsRow name="dateOrder" label={t('preferences.dateOrder')}>
          <Select
            options={dateOrders.map((value) => ({
              value,
              label: value ? example(value) : t('preferences.asLanguage', { example: example('') }),
            }))}
          />
        </SettingsRow>
        <SettingsRow name="weekStart" label={t('preferences.weekStart')}>
          <Select
            options={weekStarts.map((value) => ({ value, label: t(`preferences.week.${value || 'language'}`) }))}
          />
        </SettingsRow>
        <SettingsRow name="density" label={t('preferences.density')} extra={t('preferences.densityHint')}>
          <Segmented
            aria-label={t('preferences.density')}
            options={densities.map((value) => ({ value, label: t(`preferences.${value}`) }))}
          />
        </SettingsRow>
      </SettingsSection>
    </SettingsForm>
  );
}

/** Fills in the defaults; saved with the form. */
function BackToDefaults() {
  const { t } = useTranslation('pages');
  const form = Form.useFormInstance<Preferences>();
  return (
    <Button type="text" onClick={() => form.setFieldsValue(defaultPreferences)}>
      {t('preferences.defaults')}
    </Button>
  );
}
