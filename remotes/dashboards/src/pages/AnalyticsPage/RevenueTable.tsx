import { useTranslation } from 'react-i18next';
import { useFormat } from 'shared/ui';
import { isMonth, type Point } from '../../model/points';
import styles from './RevenueCard.module.css';

/** The chart's numbers, for those who read rather than see. */
export function RevenueTable({ points }: { points: readonly Point[] }) {
  const { t } = useTranslation('dashboards');
  const { money, dateShort, month } = useFormat();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('analytics.revenue')}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('analytics.day')}</th>
            <th scope="col">{t('analytics.thisPeriod')}</th>
            <th scope="col">{t('analytics.periodBefore')}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ category, now, before }) => (
            <tr key={category}>
              <th scope="row">{isMonth(category) ? month(`${category}-01`) : dateShort(category)}</th>
              <td>{money(now)}</td>
              <td>{money(before)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
