import { Form } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Order, ReturnedPieces } from '../../api/schemas';
import { refundOf } from '../../model/refund';
import { Amount } from '../../components/Money/Amount';
import styles from './ReturnChoice.module.css';

/** What comes back for the pieces that are chosen so far. */
export function RefundSum({ order }: { order: Order }) {
  const { t } = useTranslation('ecommerce');
  const pieces = Form.useWatch<ReturnedPieces[] | undefined>('pieces', Form.useFormInstance()) ?? [];
  const { amount, giftCardAmount } = refundOf(order, pieces);
  return (
    <div className={styles.refund} role="status">
      <p className={styles.sum}>
        {t('return.youGet')}
        <strong>
          <Amount value={amount} />
        </strong>
      </p>
      {giftCardAmount > 0 && (
        <p className={styles.sum}>
          {t('return.ofIt', { card: order.giftCard ?? '' })}
          <Amount value={giftCardAmount} />
        </p>
      )}
    </div>
  );
}
