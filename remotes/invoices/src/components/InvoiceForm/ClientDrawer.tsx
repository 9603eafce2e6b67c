import { Form, Input } from '@atrium/ui';
import { FormDrawer } from '@atrium/ui/forms';
import { useTranslation } from 'react-i18next';
import { textLimits } from '../../api/choices';
import type { InvoiceClient } from '../../api/clientSchemas';
import { EmailField } from '../Invoice/EmailField';

interface ClientDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  onAdd: (client: InvoiceClient) => void;
}

const blank: InvoiceClient = { name: '', company: '', companyEmail: '', address: '', country: '', contact: '' };

/** A client that no invoice names yet. */
export function ClientDrawer({ isOpen, onClose, onAdd }: ClientDrawerProps) {
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
