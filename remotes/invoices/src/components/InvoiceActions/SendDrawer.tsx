import { Alert, Icon, Input, Pill, useFormat, useToast } from '@atrium/ui';
import { Form, FormDrawer } from '@atrium/ui/forms';
import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { textLimits } from '../../api/choices';
import { useGetSettingsQuery, useRemindInvoiceMutation, useSendInvoiceMutation } from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import type { Seller } from '../../api/settingsSchemas';
import { numberOf } from '../../model/documentNumber';
import { letterKindOf } from '../../model/letter';
import { type NextReminder, nextReminder, reminderLetterOf } from '../../model/reminders';
import { firstSettings } from '../../model/seller';
import { EmailField } from '../Invoice/EmailField';
import { invoiceName } from '../Invoice/invoiceName';
import { useToday } from '../Invoice/useToday';
import { ChangedSince } from './ChangedSince';
import styles from './InvoiceDrawers.module.css';
import { useActedOn } from './useActedOn';

interface Letter {
  to: string;
  subject: string;
  message: string;
}

/** The reminder that may be sent of an invoice today; null where what is sent is the invoice alone. */
function useReminder(invoice: Invoice | undefined, steps: readonly number[]): NextReminder | null {
  const today = useToday();
  const next = invoice ? nextReminder(invoice, steps) : null;
  return next && next.from <= today ? next : null;
}

/** Sends an invoice by email, or the reminder whose day has come. */
export function SendDrawer({ invoice: opened, onClose }: { invoice: Invoice | undefined; onClose: () => void }) {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const { invoice, attempt } = useActedOn(opened);
  const [sendInvoice] = useSendInvoiceMutation();
  const [remindInvoice] = useRemindInvoiceMutation();
  const { id = 0, rev } = invoice ?? {};
  const { data } = useGetSettingsQuery(undefined, { skip: !opened });
  const { seller, reminders } = data?.settings ?? firstSettings;
  const reminder = useReminder(invoice, reminders);
  const letter = useLetter(invoice, seller, reminder);
  const name = invoice ? invoiceName(invoice, t) : '';

  return (
    <FormDrawer<Letter>
      title={reminder ? t('send.reminderTitle', { ...reminder, name }) : t('send.title', { name })}
      submit={t('send.submit')}
      isOpen={invoice !== undefined}
      onClose={onClose}
      values={letter}
      onSave={async (values) => {
        const send = reminder ? remindInvoice : sendInvoice;
        await attempt(send({ id, rev, ...values }).unwrap());
        toast.success(t('done.mailed', { to: values.to }));
      }}
    >
      <ChangedSince opened={opened} invoice={invoice} />
      {invoice?.number === null && (
        <div className={styles.hint}>
          <Alert type="hint" title={t('send.numberHint')} />
        </div>
      )}
      <Form.Item label={t('send.from')}>
        <Input value={seller.email} readOnly />
      </Form.Item>
      <EmailField name="to" label={t('send.to')} />
      <Form.Item
        name="subject"
        label={t('send.subject')}
        rules={[{ required: true, whitespace: true, message: t('form.needed') }]}
      >
        <Input autoComplete="off" maxLength={textLimits.line} />
      </Form.Item>
      <Form.Item name="message" label={t('send.message')}>
        <Input.TextArea autoSize={{ minRows: 8 }} maxLength={textLimits.letter} />
      </Form.Item>
      <Pill>
        <Icon of={Paperclip} size={14} />
        {t('send.attached')}
      </Pill>
    </FormDrawer>
  );
}

function useLetter(invoice: Invoice | undefined, seller: Seller, reminder: NextReminder | null): Letter {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { client, balance = 0, currency = 'EUR', dueDate = '' } = invoice ?? {};
  const number = invoice && numberOf(invoice);
  const kind = reminder ? reminderLetterOf(reminder) : invoice ? letterKindOf(invoice) : 'due';
  return {
    to: client?.companyEmail ?? '',
    subject: t(`letter.${kind}.subject`, { number, seller: seller.name }),
    message: t(`letter.${kind}.message`, {
      name: client?.name,
      number,
      amount: format.money(balance, currency),
      due: format.date(dueDate),
      seller: seller.name,
    }),
  };
}
