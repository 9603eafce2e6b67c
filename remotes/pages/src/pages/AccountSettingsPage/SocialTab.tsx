import { Input } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useUpdateAccountMutation } from '../../api/account/accountApi';
import type { AccountSettings, SettingsVersion, SocialLinks } from '../../api/account/schemas';
import { networkNames, socialNetworks } from '../../model/socialDraft';
import { fieldRules } from './fieldRules';
import { SettingsForm } from './SettingsForm';
import { SettingsPart } from './SettingsPart';
import { SettingsRow } from './SettingsRow';

/** The person's pages elsewhere. */
export function SocialTab({ links, version }: { links: SocialLinks; version: SettingsVersion }) {
  const { t } = useTranslation('pages');
  const [updateAccount] = useUpdateAccountMutation();
  const rules = fieldRules(t);
  const save = (changed: Partial<SocialLinks>, begunRev?: number) =>
    updateAccount({ social: { socialLinks: changed }, rev: begunRev }).unwrap();
  return (
    <SettingsForm<SocialLinks>
      tab="social"
      values={links}
      version={version}
      onSave={save}
      onUpdate={save}
      toValues={({ social }: AccountSettings) => social.socialLinks}
    >
      <SettingsPart title={t('social.links')} text={t('social.linksText')}>
        {socialNetworks.map((network) => (
          <SettingsRow key={network} name={network} label={networkNames[network]} rules={rules.link}>
            <Input type="url" placeholder="https://" />
          </SettingsRow>
        ))}
      </SettingsPart>
    </SettingsForm>
  );
}
