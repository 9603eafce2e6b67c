import { useConfirm, useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { useChangeInvoicesMutation } from '../../api/invoicesApi';
import type { InvoiceSelection } from '../../api/manySchemas';
import { useAttempt } from './useAttempt';

/** Sends or voids many invoices at once, and says how many could not be. Each resolves to whether it was done. */
export function useManyInvoices() {
  const { t } = useTranslation('invoices');
  const toast = useToast();
  const attempt = useAttempt();
  const confirm = useConfirm();
  const [change] = useChangeInvoicesMutation();

  const changeAll = (selection: InvoiceSelection, action: 'send' | 'void', key: 'done.manySent' | 'done.voided') =>
    attempt(async () => {
      const { changed, skipped } = await change({ ...selection, action }).unwrap();
      if (changed.length > 0) toast.success(t(key, { count: changed.length }));
      if (skipped.length > 0) toast.error(t('done.skipped', { count: skipped.length }));
    });

  return {
    sendAll: (selection: InvoiceSelection) => changeAll(selection, 'send', 'done.manySent'),
    voidAll: async (selection: InvoiceSelection, count: number): Promise<boolean> => {
      const question = { title: t('void.titleMany', { count }), text: t('void.text'), confirm: t('void.submit') };
      return (await confirm({ ...question, isDanger: true })) && changeAll(selection, 'void', 'done.voided');
    },
  };
}
