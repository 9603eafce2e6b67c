import { Form, Input } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { networkNames } from '../../model/networkNames';
import { useFieldRules } from '../../components/UserForm/useFieldRules';
import styles from './UserEdit.module.css';

/** Where else somebody is to be found. */
export function SocialTab() {
  const { t } = useTranslation('users');
  const { web } = useFieldRules();
  return (
    <div className={styles.fields}>
      {Object.entries(networkNames).map(([key, name]) => (
        <Form.Item key={key} name={['social', key]} label={name} rules={[web]}>
          <Input type="url" autoComplete="off" dir="ltr" placeholder={t('form.webExample')} />
        </Form.Item>
      ))}
    </div>
  );
}
