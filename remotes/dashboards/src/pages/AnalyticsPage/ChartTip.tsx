import { useTranslation } from 'react-i18next';
import { useFormat } from 'shared/ui';
import { isMonth } from '../../model/points';
import styles from './RevenueCard.module.css';

interface Props {
  active?: boolean;
  label?: string | number;
  payload?: readonly { dataKey?: unknown; value?: unknown }[];
}

/** What the chart says under the pointer. */
export function ChartTip({ active, label, payload }: Props) {
  const { t } = useTranslation('dashboards');
  const { money, date, month } = useFormat();
  if (!active || !payload) return null;
  const moneyOf = (key: string) => Number(payload.find(({ dataKey }) => dataKey === key)?.value ?? 0);
  const category = String(label ?? '');
  return (
    <div className={styles.tip}>
      <b>{isMonth(category) ? month(`${category}-01`) : date(category)}</b>
      <div>
        {t('analytics.thisPeriod')}: {money(moneyOf('now'))}
      </div>
      <div>
        {t('analytics.periodBefore')}: {money(moneyOf('before'))}
      </div>
    </div>
  );
}
