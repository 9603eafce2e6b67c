import { Avatar, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dashboardsApi } from '../../api/dashboardsApi';
import type { CompanyRows } from '../../api/schemas';
import { salesPath } from '../../model/recordsPath';
import { useCardQuery, useShownPeriod } from '../../state/shownPeriod';
import chart from '../Chart/Chart.module.css';
import { ChartCard } from '../Chart/ChartCard';
import styles from './Cards.module.css';

export function CompanyCard() {
  const { t } = useTranslation('dashboards');
  return (
    <ChartCard
      title={t('cards.companies')}
      query={dashboardsApi.useGetCompaniesQuery(useCardQuery())}
      units={['count', 'money']}
      table={({ companies }) => ({
        head: t('company.name'),
        categories: companies.map(({ name }) => name),
        series: [
          { label: t('company.views'), data: companies.map(({ views }) => views) },
          { label: t('company.revenue'), data: companies.map(({ revenue }) => revenue) },
        ],
      })}
    >
      {({ companies }) => <CompanyTable companies={companies} />}
    </ChartCard>
  );
}

function CompanyTable({ companies }: CompanyRows) {
  const { t } = useTranslation('dashboards');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.wide} tabIndex={0} aria-label={t('company.columns')}>
      <table className={chart.table}>
        <thead>
          <tr>
            <th scope="col">{t('company.name')}</th>
            <th scope="col" className={styles.wideOnly}>
              {t('company.views')}
            </th>
            <th scope="col">{t('company.revenue')}</th>
            <th scope="col">{t('company.sales')}</th>
          </tr>
        </thead>
        <tbody>
          {companies.map((company) => (
            <CompanyRow key={company.id} company={company} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function CompanyRow({
  company: { name, category, views, revenue, sales },
}: {
  company: CompanyRows['companies'][number];
}) {
  const format = useFormat();
  const period = useShownPeriod();
  // The arrow gives the direction.
  const change = (value: number) => format.percent(Math.abs(Math.round(value)) / 100);
  return (
    <tr>
      <th scope="row">
        <Link className={styles.company} to={salesPath(period, { q: name })}>
          <Avatar name={name} src={null} size="s" />
          <span>
            <b>{name}</b>
            <span className={styles.sub}>{category}</span>
          </span>
        </Link>
      </th>
      <td className={styles.wideOnly}>{format.number(views)}</td>
      <td>
        <bdi>{format.money(revenue)}</bdi>
      </td>
      <td className={sales === null ? undefined : sales >= 0 ? styles.up : styles.down}>
        <bdi>{sales === null ? '–' : `${sales >= 0 ? '↑' : '↓'} ${change(sales)}`}</bdi>
      </td>
    </tr>
  );
}
