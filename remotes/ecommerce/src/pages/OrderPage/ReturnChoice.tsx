import { Checkbox } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Order, OrderLine, ReturnedPieces } from '../../api/schemas';
import { piecesKept } from '../../model/refund';
import { QuantityStepper } from '../../components/Cart/QuantityStepper';
import { ProductPicture } from '../../components/Product/ProductPicture';
import styles from './ReturnChoice.module.css';

interface ReturnChoiceProps {
  order: Order;
  /** Given by the form. */
  value?: readonly ReturnedPieces[];
  onChange?: (pieces: ReturnedPieces[]) => void;
}

/** Which lines of an order go back, and how many pieces of each. */
export function ReturnChoice({ order, value = [], onChange }: ReturnChoiceProps) {
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
        const left = piecesKept(order, line);
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
