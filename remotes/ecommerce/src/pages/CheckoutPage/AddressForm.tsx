import { Checkbox, Input, useTheme } from '@atrium/ui';
import { Radio } from '@atrium/ui/choice';
import { Form, type FormInstance } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { useTranslation } from 'react-i18next';
import { deliveryCountries } from '../../api/schemas/choices';
import {
  type AddressDraft,
  type AddressField,
  type CheckoutDraft,
  countryFor,
  fieldsFor,
  isRequired,
} from '../../model/checkout';
import { countryName, postcodeExample } from '../../model/countries';
import styles from './Checkout.module.css';
import { loadAddressFormats } from './loadAddressFormats';

interface AddressFormProps {
  form: FormInstance<AddressDraft>;
  draft: CheckoutDraft;
  onChange: (part: Partial<CheckoutDraft>) => void;
  onFinish: (values: AddressDraft) => void;
}

const autoComplete: Record<Exclude<AddressField, 'country'>, string> = {
  fullName: 'name',
  phone: 'tel',
  house: 'street-address',
  landmark: 'address-line3',
  postcode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
};

/** Address form, or collector; phone and postcode in the country's formats. */
export function AddressForm({ form, draft, onChange, onFinish }: AddressFormProps) {
  const { address, deliveryWay, keepsAddress } = draft;
  const isCollected = deliveryWay === 'pickup';
  const country = countryFor(address, deliveryWay);
  const { t } = useTranslation('ecommerce');
  return (
    <Form
      form={form}
      preserve={false}
      aria-label={t('step.address')}
      initialValues={address}
      validateTrigger="onBlur"
      onValuesChange={(_, values) =>
        onChange({ address: { ...address, ...values }, ...(!isCollected && { isNewAddress: true }) })
      }
      onFinish={onFinish}
      scrollToFirstError={{ focus: true }}
    >
      <div className={styles.fields}>
        {fieldsFor(deliveryWay).map((field) =>
          field === 'country' ? (
            <CountryField key={field} />
          ) : (
            <AddressItem key={field} field={field} form={form} country={country} isCollected={isCollected} />
          ),
        )}
        {!isCollected && (
          <Form.Item className={styles.whole} name="kind" label={t('address.kind')}>
            <Radio.Group
              options={[
                { value: 'home', label: t('address.home') },
                { value: 'work', label: t('address.work') },
              ]}
            />
          </Form.Item>
        )}
      </div>
      {!isCollected && (
        <Checkbox checked={keepsAddress} onChange={({ target }) => onChange({ keepsAddress: target.checked })}>
          {t('address.keep')}
        </Checkbox>
      )}
    </Form>
  );
}

function CountryField() {
  const { t } = useTranslation('ecommerce');
  const { language } = useTheme();
  const options = deliveryCountries
    .map((value) => ({ value, label: countryName(value, language) }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
  return (
    <Form.Item
      name="country"
      label={t('address.country')}
      getValueProps={(value: string) => ({ value: value || undefined })}
      rules={[{ required: true, message: t('address.missing.country') }]}
    >
      <Select showSearch={{ optionFilterProp: 'label' }} virtual={false} options={options} />
    </Form.Item>
  );
}

/** Key of a field's words: a postcode is called CEP in Brazil, and ZIP code in the United States. */
function wordFor<Field extends string>(field: Field, country: string): Field | 'postcodeOf.BR' | 'postcodeOf.US' {
  if (field !== 'postcode' || (country !== 'BR' && country !== 'US')) return field;
  return `postcodeOf.${country}`;
}

interface AddressItemProps {
  field: Exclude<AddressField, 'country'>;
  form: FormInstance<AddressDraft>;
  country: string;
  isCollected: boolean;
}

function AddressItem({ field, form, country, isCollected }: AddressItemProps) {
  const { t } = useTranslation('ecommerce');
  const example = postcodeExample(country);
  const typed = Form.useWatch(field, form);
  const postcodeHint = field === 'postcode' && example ? t('address.example', { example }) : undefined;
  const hint = field === 'phone' ? t(isCollected ? 'address.phoneOfCollector' : 'address.phoneWhy') : postcodeHint;
  // After a change of country, input is validated again; empty fields are not yet errors.
  const hangsOnCountry = (field === 'phone' || field === 'postcode') && !!typed;
  const hasFormat = async (_rule: unknown, text: string) => {
    if (text.trim() === '' || (field !== 'phone' && field !== 'postcode')) return;
    const formats = await loadAddressFormats();
    const chosen = form.getFieldValue('country') ?? country;
    const isGood = !formats || (field === 'phone' ? formats.isPhone(text, chosen) : formats.isPostcode(text, chosen));
    if (!isGood) throw new Error(t(`address.wrong.${wordFor(field, chosen)}`));
  };
  return (
    <Form.Item
      name={field}
      label={t(`address.${wordFor(field, country)}`)}
      dependencies={hangsOnCountry ? ['country'] : []}
      extra={hint}
      rules={[
        { required: isRequired(field), whitespace: true, message: t(`address.missing.${wordFor(field, country)}`) },
        { validator: hasFormat },
      ]}
    >
      <Input
        autoComplete={autoComplete[field]}
        maxLength={120}
        type={field === 'phone' ? 'tel' : 'text'}
        dir={field === 'phone' || field === 'postcode' ? 'ltr' : 'auto'}
      />
    </Form.Item>
  );
}
