import { useRuntime } from '@atrium/sdk';
import { Input, toDay } from '@atrium/ui';
import { DatePicker } from '@atrium/ui/date';
import { useTranslation } from 'react-i18next';
import { useUpdateAccountMutation } from '../../api/account/accountApi';
import { longest } from '../../api/account/rules';
import type { AccountInfo, AccountSettings, SettingsVersion } from '../../api/account/schemas';
import { fieldRules } from './fieldRules';
import { SettingsForm } from './SettingsForm';
import { SettingsPart } from './SettingsPart';
import { SettingsRow } from './SettingsRow';

/** Facts about the person. */
export function InformationTab({ info, version }: { info: AccountInfo; version: SettingsVersion }) {
  const { t } = useTranslation('pages');
  const [updateAccount] = useUpdateAccountMutation();
  const today = toDay(useRuntime().clock.now());
  const rules = fieldRules(t);
  const save = (changed: Partial<AccountInfo>, begunRev?: number) =>
    updateAccount({ info: changed, rev: begunRev }).unwrap();
  return (
    <SettingsForm<AccountInfo>
      tab="information"
      values={info}
      version={version}
      onSave={save}
      onUpdate={save}
      toValues={({ info }: AccountSettings) => info}
    >
      <SettingsPart title={t('account.tab.information')} text={t('info.text')}>
        <SettingsRow name="bio" label={t('info.bio')} extra={t('info.bioHint')} rules={rules.bio}>
          <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} maxLength={longest.bio} showCount dir="auto" />
        </SettingsRow>
        <SettingsRow name="dob" label={t('info.dob')} rules={rules.birthday(today)}>
          <DatePicker max={today} />
        </SettingsRow>
        <SettingsRow name="country" label={t('info.country')} rules={rules.country}>
          <Input autoComplete="country-name" dir="auto" />
        </SettingsRow>
        <SettingsRow name="website" label={t('info.website')} extra={t('info.websiteHint')} rules={rules.link}>
          <Input type="url" autoComplete="url" />
        </SettingsRow>
        <SettingsRow name="phone" label={t('info.phone')} rules={rules.phone}>
          <Input type="tel" autoComplete="tel" />
        </SettingsRow>
      </SettingsPart>
    </SettingsForm>
  );
}
