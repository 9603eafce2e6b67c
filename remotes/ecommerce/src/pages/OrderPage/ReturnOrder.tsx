import { explainApiError } from '@atrium/sdk';
import { Button, Checkbox, useToast } from '@atrium/ui';
import { Form, FormDrawer } from '@atrium/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnOrderMutation } from '../../api/ordersApi';
import type { Order, OrderLine, ReturnedPieces } from '../../api/schemas';
import { Amount } from '../../components/Amount';
import { QuantityStepper } from '../../components/Cart/QuantityStepper';
import { ProductPicture } from '../../components/Product/ProductPicture';
import { allPiecesLeft, piecesLeft, refundOf } from '../../model/refund';
import styles from './ReturnChoice.module.css';

interface ReturnChoiceProps {
  order: Order;
  value?: readonly ReturnedPieces[];
  onChange?: (pieces: ReturnedPieces[]) => void;
}

function ReturnChoice({ order, value = [], onChange }: ReturnChoiceProps) {
  const { t } = useTranslation('ecommerce');
  const chosenOf = ({ productId, color }: OrderLine) =>
    value.find((pieces) => pieces.productId === productId && pieces.color === color)?.qty ?? 0;
  const setPieces = (line: OrderLine, qty: number) =>
    onChange?.(
      order.lines
        .map((other) => ({
          productId: other.productId,
          color: other.color,
          qty: other === line ? qty : chosenOf(other),
        }))
        .filter((pieces) => pieces.qty > 0),
    );
  return (
    <ul className={styles.lines}>
      {order.lines.flatMap((line) => {
        const left = piecesLeft(order, line);
        const qty = chosenOf(line);
        return left === 0 ? (
          []
        ) : (
          <li key={`${line.productId} ${line.color}`} className={styles.line}>
            <Checkbox
              className={styles.check}
              checked={qty > 0}
              onChange={({ target }) => setPieces(line, target.checked ? left : 0)}
            >
              <span className={styles.product}>
                <ProductPicture className={styles.picture} product={line} isNamed />
                <span>
                  <bdi className={styles.name}>{line.name}</bdi>
                  <span className={styles.color}>{t(`color.${line.color}`)}</span>
                </span>
              </span>
            </Checkbox>
            {left > 1 && qty > 0 && (
              <QuantityStepper name={line.name} qty={qty} left={left} onSettle={(next) => setPieces(line, next)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function RefundSum({ order }: { order: Order }) {
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

interface ReturnDraft {
  pieces: ReturnedPieces[];
}

export function ReturnOrder({ order }: { order: Order }) {
  const { t } = useTranslation('ecommerce');
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [returnOrder] = useReturnOrderMutation();
  const rejections: Readonly<Record<string, string>> = { notNow: t('return.tooLate'), tooMany: t('return.tooMany') };
  const pieces = allPiecesLeft(order);
  const isSinglePiece = pieces.length === 1 && pieces[0]?.qty === 1;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('return.open')}</Button>
      <FormDrawer<ReturnDraft>
        title={t('return.title', { id: order.id })}
        submit={t('return.confirm')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        values={{ pieces: isSinglePiece ? pieces : [] }}
        onSave={async ({ pieces }) => {
          const { error } = await returnOrder({ id: order.id, lines: pieces });
          if (error) throw explainApiError(error, (code) => rejections[code]);
          toast.success(t('return.done', { id: order.id }));
        }}
      >
        <Form.Item
          name="pieces"
          label={<bdi>{t('return.which')}</bdi>}
          extra={t('return.text')}
          rules={[
            {
              validator: async (_rule, pieces: readonly ReturnedPieces[]) => {
                if (pieces.length === 0) throw new Error(t('return.nothing'));
              },
            },
          ]}
        >
          <ReturnChoice order={order} />
        </Form.Item>
        <RefundSum order={order} />
      </FormDrawer>
    </>
  );
}
