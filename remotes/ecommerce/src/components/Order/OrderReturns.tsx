import { useRuntime } from '@atrium/sdk';
import { Pill, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Order, OrderReturn, ReturnedPieces } from '../../api/schemas';
import { isRefunded } from '../../model/refund';
import { Amount } from '../Amount';
import styles from './OrderReturns.module.css';

export function OrderReturns({ order: { lines, returns = [] } }: { order: Order }) {
  const { t } = useTranslation('ecommerce');
  if (returns.length === 0) return null;
  return (
    <section aria-labelledby="order-returns">
      <h2 id="order-returns" className={styles.title}>
        {t('return.heading')}
      </h2>
      <ul className={styles.returns}>
        {returns.map((one, index) => (
          <Return key={index} one={one} lines={lines} />
        ))}
      </ul>
    </section>
  );
}

function Return({ one, lines }: { one: OrderReturn; lines: Order['lines'] }) {
  const { t } = useTranslation('ecommerce');
  const { date, number } = useFormat();
  const isPaid = isRefunded(one, useRuntime().clock.now());
  const nameOf = ({ productId }: ReturnedPieces) => lines.find((line) => line.productId === productId)?.name ?? '';
  return (
    <li className={styles.return}>
      <div className={styles.words}>
        <p>
          <bdi>{date(one.at)}</bdi>{' '}
          <Pill tone={isPaid ? 'green' : 'amber'} dot>
            {t(isPaid ? 'return.paid' : 'return.waiting')}
          </Pill>
        </p>
        {one.lines.map((pieces) => (
          <p key={`${pieces.productId} ${pieces.color}`} className={styles.pieces}>
            <bdi>
              {number(pieces.qty)} × {nameOf(pieces)}, {t(`color.${pieces.color}`)}
            </bdi>
          </p>
        ))}
      </div>
      <div className={styles.end}>
        <strong>
          <Amount value={one.amount} />
        </strong>
        {one.giftCardAmount > 0 && (
          <p className={styles.pieces}>
            <bdi>{t('return.onCard')}</bdi> <Amount value={one.giftCardAmount} />
          </p>
        )}
      </div>
    </li>
  );
}
