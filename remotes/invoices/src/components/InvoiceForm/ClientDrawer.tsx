import { Input } from '@atrium/ui';
import { Form, FormDrawer } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';
import { textLimits } from '../../api/choices';
import type { InvoiceClient } from '../../api/clientSchemas';
import { countryName } from '../../model/countries';
import { countryCodeOfClient } from '../../model/taxParties';
import { EmailField } from '../Invoice/EmailField';
import { CountrySelect, VatNumberField } from './TaxFields';

const blank: InvoiceClient = {
  name: '',
  company: '',
  companyEmail: '',
  address: '',
  country: '',
  contact: '',
  postcode: '',
  city: '',
  countryCode: '',
  vatNumber: '',
};

const toValues = (client: InvoiceClient | null): InvoiceClient =>
  client ? { ...blank, ...client, countryCode: countryCodeOfClient(client) } : blank;

/** The country's name as the API has it, in English; what was written by hand stays where no country is chosen. */
const withCountry = (client: InvoiceClient): InvoiceClient => ({
  ...client,
  country: client.countryCode ? countryName(client.countryCode, 'en') : client.country,
});

interface ClientDrawerProps {
  /** Client to edit; null for a new one. */
  client: InvoiceClient | null;
  isOpen: boolean;
  onClose: () => void;
  onDone: (client: InvoiceClient) => void | Promise<void>;
  /** Label of its button; by default that it is taken for an invoice. */
  submit?: string;
}

/** Client of one invoice, or one that is kept. */
export function ClientDrawer({ client, isOpen, onClose, onDone, submit }: ClientDrawerProps) {
  const { t } = useTranslation('invoices');
  const text = (name: keyof InvoiceClient & ('company' | 'address' | 'postcode' | 'city')) => (
    <Form.Item name={name} label={t(`client.${name}`)}>
      <Input autoComplete="off" maxLength={textLimits.short} />
    </Form.Item>
  );
  return (
    <FormDrawer<InvoiceClient>
      title={t(client ? 'client.editTitle' : 'client.title')}
      submit={submit ?? t('client.submit')}
      isOpen={isOpen}
      onClose={onClose}
      values={toValues(client)}
      onSave={async (values) => onDone(withCountry(values))}
    >
      <Form.Item
        name="name"
        label={t('client.name')}
        rules={[{ required: true, whitespace: true, message: t('form.needed') }]}
      >
        <Input autoComplete="off" maxLength={textLimits.short} />
      </Form.Item>
      {text('company')}
      <EmailField name="companyEmail" label={t('client.email')} extra={t('client.emailHint')} />
      {text('address')}
      {text('postcode')}
      {text('city')}
      <Form.Item name="countryCode" label={t('client.country')} normalize={(code) => code ?? ''}>
        <CountrySelect />
      </Form.Item>
      <VatNumberField name="vatNumber" countryName="countryCode" />
      <Form.Item name="contact" label={t('client.contact')}>
        <Input type="tel" autoComplete="off" maxLength={textLimits.short} />
      </Form.Item>
    </FormDrawer>
  );
}
