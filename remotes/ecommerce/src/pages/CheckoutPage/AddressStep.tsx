import { useTranslation } from 'react-i18next';
import { Button, Form, Input, Radio } from 'shared/ui';
import type { CartLine } from '../../api/schemas';
import { type AddressDraft, type AddressField, addressFields, isRequired } from '../../model/checkout';
import styles from './Checkout.module.css';
import { OrderSummary } from './OrderSummary';

interface AddressStepProps {
  lines: readonly CartLine[];
  address: AddressDraft;
  onChange: (address: AddressDraft) => void;
  onContinue: () => void;
}

/** What browsers may fill in by themselves. */
const autoComplete: Record<AddressField, string> = {
  fullName: 'name',
  phone: 'tel',
  house: 'address-line1',
  landmark: 'address-line2',
  postcode: 'postal-code',
  city: 'address-level2',
  state: 'address-level1',
  country: 'country-name',
};

/** Step 2: where it goes. */
export function AddressStep({ lines, address, onChange, onContinue }: AddressStepProps) {
  const { t } = useTranslation('ecommerce');
  const [form] = Form.useForm<AddressDraft>();
  return (
    <>
      <Form
        form={form}
        aria-label={t('step.address')}
        initialValues={address}
        onValuesChange={(_, values) => onChange({ ...address, ...values })}
        onFinish={onContinue}
        scrollToFirstError={{ focus: true }}
      >
        <div className={styles.fields}>
          {addressFields.map((field) => (
            <Form.Item
              key={field}
              name={field}
              label={t(`address.${field}`)}
              rules={[{ required: isRequired(field), whitespace: true, message: t('address.required') }]}
            >
              <Input autoComplete={autoComplete[field]} type={field === 'phone' ? 'tel' : 'text'} />
            </Form.Item>
          ))}
          <Form.Item className={styles.whole} name="kind" label={t('address.kind')}>
            <Radio.Group
              options={[
                { value: 'home', label: t('address.home') },
                { value: 'work', label: t('address.work') },
              ]}
            />
          </Form.Item>
        </div>
      </Form>
      <OrderSummary lines={lines}>
        <Button type="primary" block onClick={() => form.submit()}>
          {t('checkout.toPayment')}
        </Button>
      </OrderSummary>
    </>
  );
}
