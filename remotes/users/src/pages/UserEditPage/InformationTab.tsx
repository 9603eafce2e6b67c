import { useRuntime } from '@atrium/sdk';
import { Checkbox, Input, Section, toDay } from '@atrium/ui';
import { Radio } from '@atrium/ui/choice';
import { DatePicker } from '@atrium/ui/date';
import { Form } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { useTranslation } from 'react-i18next';
import { contactOptions, userGenders } from '../../api/choices';
import { useFieldRules } from '../../components/UserForm/NameFields';
import { CountrySelect } from '../../components/UserForm/UserSelects';
import { addressFields } from '../../model/userDraft';
import { languageOptions } from '../../model/userFields';
import styles from './UserEdit.module.css';

export function InformationTab() {
  const { t, i18n } = useTranslation('users');
  const { clock } = useRuntime();
  const { web, phone } = useFieldRules();
  return (
    <>
      <div className={styles.fields}>
        <Form.Item name="dob" label={t('field.dob')}>
          <DatePicker allowClear={false} min="1900-01-01" max={toDay(clock.now())} />
        </Form.Item>
        <Form.Item name="contact" label={t('field.contact')} rules={[phone]}>
          <Input type="tel" autoComplete="off" dir="ltr" />
        </Form.Item>
        <Form.Item name="country" label={t('field.country')}>
          <CountrySelect />
        </Form.Item>
        <Form.Item name="website" label={t('field.website')} rules={[web]}>
          <Input type="url" autoComplete="off" dir="ltr" placeholder="https://" />
        </Form.Item>
        <Form.Item name="language" label={t('field.language')}>
          <Select virtual={false} options={languageOptions(i18n.language)} />
        </Form.Item>
        <Form.Item name="gender" label={t('field.gender')}>
          <Radio.Group options={userGenders.map((value) => ({ value, label: t(`gender.${value}`) }))} />
        </Form.Item>
        <Form.Item name="contactOptions" label={t('field.contactOptions')}>
          <Checkbox.Group options={contactOptions.map((value) => ({ value, label: t(`contactOption.${value}`) }))} />
        </Form.Item>
      </div>
      <Section title={t('field.address')}>
        <div className={styles.fields}>
          {addressFields.map((part) => (
            <Form.Item key={part} name={['address', part]} label={t(`address.${part}`)}>
              {part === 'country' ? <CountrySelect /> : <Input autoComplete="off" />}
            </Form.Item>
          ))}
        </div>
      </Section>
    </>
  );
}
