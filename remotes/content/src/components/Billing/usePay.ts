import { readApiError } from '@atrium/sdk';
import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { usePayMutation } from '../../api/billingApi';
import type { Payment } from '../../api/schemas';

/** The pressed button disappears when its invoice is paid, so the page takes the focus. */
const focusPage = () => document.activeElement?.closest<HTMLElement>('main')?.focus();

export function usePay() {
  const { t } = useTranslation('content');
  const toast = useToast();
  const [charge, { isLoading }] = usePayMutation();
  const pay = async ({ id, rev, invoice }: Pick<Payment, 'id' | 'rev' | 'invoice'>) => {
    const { data, error } = await charge({ id, rev });
    if (data?.payment.failure) toast.error(t(`payment.failure.${data.payment.failure}`));
    else if (data) {
      focusPage();
      toast.success(t('payment.done', { invoice }));
    } else {
      const { status, message } = readApiError(error);
      toast.error(status === 409 ? t('rejection.stale') : message || t('failedAction'));
    }
  };
  return { pay, isPaying: isLoading };
}
