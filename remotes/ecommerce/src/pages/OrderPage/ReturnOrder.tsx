import { explainApiError } from '@atrium/sdk';
import { Button, Form, useToast } from '@atrium/ui';
import { FormDrawer } from '@atrium/ui/forms';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReturnOrderMutation } from '../../api/ordersApi';
import type { Order, ReturnedPieces } from '../../api/schemas';
import { allKept } from '../../model/refund';
import { RefundSum } from './RefundSum';
import { ReturnChoice } from './ReturnChoice';

interface ReturnDraft {
  pieces: ReturnedPieces[];
}

/** Sends back what one chooses of an order that is there. */
export function ReturnOrder({ order }: { order: Order }) {
  const { t } = useTranslation('ecommerce');
  const toast = useToast();
  const [isOpen, setOpen] = useState(false);
  const [returnOrder] = useReturnOrderMutation();
  const refusals: Readonly<Record<string, string>> = { notNow: t('return.tooLate'), tooMany: t('return.tooMany') };
  const kept = allKept(order);
  const isSinglePiece = kept.length === 1 && kept[0]?.qty === 1;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('return.open')}</Button>
      <FormDrawer<ReturnDraft>
        title={t('return.title', { id: order.id })}
        submit={t('return.confirm')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        values={{ pieces: isSinglePiece ? kept : [] }}
        onSave={async ({ pieces }) => {
          const { error } = await returnOrder({ id: order.id, lines: pieces });
          if (error) throw explainApiError(error, (code) => refusals[code]);
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
