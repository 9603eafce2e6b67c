import { useTranslation } from 'react-i18next';
import { useFormat } from 'shared/ui';
import type { InvoiceItem } from '../../api/schemas';
import { lineAmount } from '../../model/invoiceTotals';
import { fromMinor } from '../../model/minorUnits';
import styles from './InvoiceItems.module.css';

/** What is charged for, a line each. */
export function InvoiceItems({ items }: { items: readonly InvoiceItem[] }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  return (
    <table className={styles.items}>
      <thead>
        <tr>
          <th scope="col">{t('item.service')}</th>
          <th scope="col">{t('item.cost')}</th>
          <th scope="col">{t('item.quantity')}</th>
          <th scope="col">{t('item.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => (
          <tr key={index}>
            <td>
              <b>{item.service}</b>
              {item.description && (
                <span className={styles.description}>
                  <bdi>{item.description}</bdi>
                </span>
              )}
            </td>
            <td>
              <bdi>{format.money(item.cost)}</bdi>
            </td>
            <td>{format.number(item.qty)}</td>
            <td>
              <bdi>{format.money(fromMinor(lineAmount(item)))}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
