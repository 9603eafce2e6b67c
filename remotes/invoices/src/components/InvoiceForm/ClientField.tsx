import { Avatar, Button, Form } from '@atrium/ui';
import { Select } from '@atrium/ui/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceClient } from '../../api/clientSchemas';
import { useGetClientsQuery } from '../../api/invoicesApi';
import type { InvoiceDraft } from '../../model/invoiceDraft';
import { ClientDrawer } from './ClientDrawer';
import styles from './ClientField.module.css';

/** Whom the invoice is for: one of the known clients, or a new one. */
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
  /** What the form's item hands in. */
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
