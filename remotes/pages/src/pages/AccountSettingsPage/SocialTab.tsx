import { useTranslation } from 'react-i18next';
import { Form, Input, Section } from 'shared/ui';
import { useUpdateAccountMutation } from '../../api/account/accountApi';
import type { AccountSettings } from '../../api/account/schemas';
import {
  connectedAccounts,
  networkNames,
  type SocialDraft,
  socialNetworks,
  toSocialDraft,
  toSocialUpdate,
} from '../../model/socialDraft';
import styles from './AccountSettings.module.css';
import { SettingsForm } from './SettingsForm';

/** The person's pages and names elsewhere. */
export function SocialTab({ social, rev }: { social: AccountSettings['social']; rev: number }) {
  const { t } = useTranslation('pages');
  const [updateAccount] = useUpdateAccountMutation();
  const save = (changed: Partial<SocialDraft>, begunRev?: number) =>
    updateAccount({ social: toSocialUpdate(changed, social), rev: begunRev }).unwrap();
  return (
    <SettingsForm<SocialDraft>
      tab="social"
      values={toSocialDraft(social)}
      rev={rev}
      onSave={save}
      onUpdate={save}
      toValues={(record: AccountSettings) => toSocialDraft(record.social)}
    >
      <Section title={t('social.links')} text={t('social.linksText')}>
        <div className={styles.fields}>
          {socialNetworks.map((network) => (
            <Form.Item
              key={network}
              name={['links', network]}
              label={networkNames[network]}
              rules={[{ type: 'url', message: t('account.noUrl') }]}
            >
              <Input type="url" />
            </Form.Item>
          ))}
        </div>
      </Section>
      <Section title={t('social.accounts')} text={t('social.accountsText')}>
        <div className={styles.fields}>
          {connectedAccounts.map((account) => (
            <Form.Item
              key={account}
              name={['accounts', account]}
              label={t('social.account', { network: networkNames[account] })}
            >
              <Input />
            </Form.Item>
          ))}
        </div>
      </Section>
    </SettingsForm>
  );
}
