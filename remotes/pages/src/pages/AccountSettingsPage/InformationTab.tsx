import { useTranslation } from 'react-i18next';
import { Form, Input } from 'shared/ui';
import { DatePicker } from 'shared/ui/date';
import { useUpdateAccountMutation } from '../../api/account/accountApi';
import type { AccountInfo, AccountSettings } from '../../api/account/schemas';
import styles from './AccountSettings.module.css';
import { SettingsForm } from './SettingsForm';

/** Facts about the person. */
export function InformationTab({ info, rev }: { info: AccountInfo; rev: number }) {
  const { t } = useTranslation('pages');
  const [updateAccount] = useUpdateAccountMutation();
  const save = (changed: Partial<AccountInfo>, begunRev?: number) =>
    updateAccount({ info: changed, rev: begunRev }).unwrap();
  return (
    <SettingsForm<AccountInfo>
      tab="information"
      values={info}
      rev={rev}
      onSave={save}
      onUpdate={save}
      toValues={({ info }: AccountSettings) => info}
    >
      <div className={styles.fields}>
        <Form.Item className={styles.whole} name="bio" label={t('info.bio')}>
          <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} />
        </Form.Item>
        <Form.Item name="dob" label={t('info.dob')}>
          <DatePicker />
        </Form.Item>
        <Form.Item name="country" label={t('info.country')}>
          <Input autoComplete="country-name" />
        </Form.Item>
        <Form.Item name="website" label={t('info.website')} rules={[{ type: 'url', message: t('account.noUrl') }]}>
          <Input type="url" autoComplete="url" />
        </Form.Item>
        <Form.Item name="phone" label={t('info.phone')}>
          <Input type="tel" autoComplete="tel" />
        </Form.Item>
      </div>
    </SettingsForm>
  );
}
