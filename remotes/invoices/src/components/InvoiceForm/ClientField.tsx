import { Avatar, Button, Input } from '@atrium/ui';
import { Form, FormDrawer } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { textLimits } from '../../api/choices';
import type { InvoiceClient } from '../../api/clientSchemas';
import { useGetClientsQuery } from '../../api/invoicesApi';
import type { InvoiceDraft } from '../../model/invoiceDraft';
import { EmailField } from '../Invoice/EmailField';
import styles from './ClientField.module.css';

interface ClientDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  onAdd: (client: InvoiceClient) => void;
}

const blank: InvoiceClient = { name: '', company: '', companyEmail: '', address: '', country: '', contact: '' };

function ClientDrawer({ isOpen, onClose, onAdd }: ClientDrawerProps) {
  const { t } = useTranslation('invoices');
  return (
    <FormDrawer<InvoiceClient>
      title={t('client.title')}
      submit={t('client.submit')}
      isOpen={isOpen}
      onClose={onClose}
      values={blank}
      onSave={async (client) => onAdd(client)}
    >
      <Form.Item
        name="name"
        label={t('client.name')}
        rules={[{ required: true, whitespace: true, message: t('form.needed') }]}
      >
        <Input autoComplete="off" maxLength={textLimits.short} />
      </Form.Item>
      <Form.Item name="company" label={t('client.company')}>
        <Input autoComplete="off" maxLength={textLimits.short} />
      </Form.Item>
      <EmailField name="companyEmail" label={t('client.email')} />
      <Form.Item name="address" label={t('client.address')}>
        <Input autoComplete="off" maxLength={textLimits.short} />
      </Form.Item>
      <Form.Item name="country" label={t('client.country')}>
        <Input autoComplete="off" maxLength={textLimits.short} />
      </Form.Item>
      <Form.Item name="contact" label={t('client.contact')}>
        <Input type="tel" autoComplete="off" maxLength={textLimits.short} />
      </Form.Item>
    </FormDrawer>
  );
}

/** Client: a known one, or a new one. */
export function ClientField() {
  const { t } = useTranslation('invoices');
  const form = Form.useFormInstance<InvoiceDraft>();
  const [isAdding, setAdding] = useState(false);
  return (
    <div>
      <Form.Item name="client" label={t('field.client')} rules={[{ required: true, message: t('form.clientNeeded') }]}>
        <ClientSelect onAdd={() => setAdding(true)} />
      </Form.Item>
      <ClientDrawer
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onAdd={(client) => {
          form.setFieldValue('client', client);
          void form.validateFields(['client']);
        }}
      />
    </div>
  );
}

interface ClientSelectProps {
  onAdd: () => void;
  id?: string;
  value?: InvoiceClient | null;
  onChange?: (client: InvoiceClient) => void;
  onBlur?: () => void;
}

const keyOf = ({ name, company }: InvoiceClient) => `${name} – ${company}`;

function ClientSelect({ onAdd, id, value, onChange, onBlur }: ClientSelectProps) {
  const { t } = useTranslation('invoices');
  const { data: known = [], isLoading } = useGetClientsQuery();
  const clients = value && !known.some((client) => keyOf(client) === keyOf(value)) ? [value, ...known] : known;
  return (
    <>
      <Select
        {...(id ? { id } : {})}
        virtual={false}
        loading={isLoading}
        placeholder={t('client.choose')}
        value={value ? keyOf(value) : null}
        onBlur={onBlur}
        options={clients.map((client) => ({ value: keyOf(client), label: <ClientOption client={client} /> }))}
        onChange={(key) => {
          const chosen = clients.find((client) => keyOf(client) === key);
          if (chosen) onChange?.(chosen);
        }}
      />
      <div className={styles.under}>
        <p className={styles.address}>{value && [value.address, value.country].filter(Boolean).join(', ')}</p>
        <Button type="link" className={styles.add} onClick={onAdd}>
          {t('client.new')}
        </Button>
      </div>
    </>
  );
}

const ClientOption = ({ client }: { client: InvoiceClient }) => (
  <span className={styles.option}>
    <Avatar name={client.company || client.name} size="s" />
    {client.company ? `${client.company} · ${client.name}` : client.name}
  </span>
);
