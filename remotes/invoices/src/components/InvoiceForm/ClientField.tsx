import { Avatar, Button } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { Select } from '@atrium/ui/select';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InvoiceClient } from '../../api/clientSchemas';
import { useGetClientsQuery } from '../../api/invoicesApi';
import type { InvoiceDraft } from '../../model/invoiceDraft';
import { townOf } from '../../model/taxParties';
import { ClientDrawer } from './ClientDrawer';
import styles from './ClientField.module.css';

/** Client: a known one, changed for this invoice or not, or a new one. */
export function ClientField() {
  const { t } = useTranslation('invoices');
  const form = Form.useFormInstance<InvoiceDraft>();
  const client = Form.useWatch('client', form) ?? null;
  const [opened, setOpened] = useState<'new' | 'chosen'>();
  return (
    <div>
      <Form.Item name="client" label={t('field.client')} rules={[{ required: true, message: t('form.clientNeeded') }]}>
        <ClientSelect onAdd={() => setOpened('new')} onEdit={() => setOpened('chosen')} />
      </Form.Item>
      <ClientDrawer
        client={opened === 'chosen' ? client : null}
        isOpen={opened !== undefined}
        onClose={() => setOpened(undefined)}
        onDone={(next) => {
          form.setFieldValue('client', next);
          void form.validateFields(['client', 'taxCategory']);
        }}
      />
    </div>
  );
}

interface ClientSelectProps {
  onAdd: () => void;
  onEdit: () => void;
  id?: string;
  value?: InvoiceClient | null;
  onChange?: (client: InvoiceClient) => void;
  onBlur?: () => void;
}

const keyOf = ({ name, company }: InvoiceClient) => `${name} – ${company}`;

function ClientSelect({ onAdd, onEdit, id, value, onChange, onBlur }: ClientSelectProps) {
  const { t } = useTranslation('invoices');
  const [typed, setTyped] = useState('');
  const { data: known = [], isFetching } = useGetClientsQuery(typed);
  const clients = value && !known.some((client) => keyOf(client) === keyOf(value)) ? [value, ...known] : known;
  return (
    <>
      <Select
        {...(id ? { id } : {})}
        virtual={false}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        loading={isFetching}
        placeholder={t('client.choose')}
        value={value ? keyOf(value) : null}
        onBlur={onBlur}
        options={clients.map((client) => ({ value: keyOf(client), label: <ClientOption client={client} /> }))}
        onChange={(key) => {
          setTyped('');
          const chosen = clients.find((client) => keyOf(client) === key);
          if (chosen) onChange?.(chosen);
        }}
      />
      <div className={styles.under}>
        <p className={styles.address}>
          {value && [value.address, townOf(value), value.country].filter(Boolean).join(', ')}
        </p>
        <span className={styles.buttons}>
          {value && (
            <Button type="link" className={styles.add} onClick={onEdit}>
              {t('client.edit')}
            </Button>
          )}
          <Button type="link" className={styles.add} onClick={onAdd}>
            {t('client.new')}
          </Button>
        </span>
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
