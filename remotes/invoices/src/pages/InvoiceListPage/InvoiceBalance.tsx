import { useTranslation } from 'react-i18next';
import { Pill, useFormat } from 'shared/ui';

/** What is still owed; a pill once nothing is. */
export function InvoiceBalance({ balance }: { balance: number }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  return balance === 0 ? <Pill tone="green">{t('paid')}</Pill> : <bdi>{format.money(balance)}</bdi>;
}
