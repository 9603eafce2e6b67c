import { Alert, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useGetSettingsQuery } from '../../api/invoicesApi';
import type { Invoice } from '../../api/schemas';
import { useToday } from '../../components/Invoice/useToday';
import { nextReminder } from '../../model/reminders';

/** When the next reminder of what is past due may be sent, or that it may be. */
export function ReminderNote({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const today = useToday();
  const { data } = useGetSettingsQuery(undefined, { skip: invoice.invoiceStatus !== 'Past Due' });
  const next = data && nextReminder(invoice, data.settings.reminders);
  if (!next) return null;
  const { step, of, from } = next;
  const missing = invoice.client.companyEmail === '' && { description: t('reminder.noAddress') };
  if (from <= today) return <Alert type="warning" title={t('reminder.due', { step, of })} {...missing} />;
  return <Alert type="info" title={t('reminder.next', { step, of, day: format.date(from) })} />;
}
