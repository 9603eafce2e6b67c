import { Button, DropdownMenu, Icon, ProgressBar, useFormat } from '@atrium/ui';
import { Swatch } from '@atrium/ui/chart';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { dashboardsApi } from '../../api/dashboardsApi';
import type { RevenueReport, RevenueYear } from '../../api/schemas';
import { monthOf } from '../../model/day';
import { useToday } from '../../state/usePeriod';
import chart from '../Chart/Chart.module.css';
import { ChartCard } from '../Chart/ChartCard';
import { TimeChart } from '../Chart/charts';
import { useChartText } from '../Chart/useChartText';
import styles from './Cards.module.css';

/** Year of the report in the URL; null is the latest, which the URL omits. */
function useReportYear(): [string | null, (year: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const choose = (year: string | null) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (year === null) next.delete('year');
        else next.set('year', year);
        return next;
      },
      { preventScrollReset: true },
    );
  return [search.get('year'), choose];
}

const blank: RevenueYear = { price: 0, spent: 0, budget: 0, earning: [], expense: [], budgetSeries: [] };

function useReport() {
  const [chosen, setChosen] = useReportYear();
  const today = useToday();
  const query = dashboardsApi.useGetRevenueReportQuery({ to: today });
  const years = query.data?.years ?? [];
  const year = years.find((one) => one === chosen) ?? years[0] ?? '';
  const ofYear = ({ reports }: RevenueReport) => reports[year] ?? blank;
  return {
    query,
    years,
    year,
    setYear: (one: string) => setChosen(one === years[0] ? null : one),
    isThisYear: year === today.slice(0, 4),
    ofYear,
    monthsOf: ({ categories }: RevenueReport) => categories.map((month) => `${year}-${month}`),
    seriesOf: (data: RevenueReport) => {
      const { earning, expense, budgetSeries } = ofYear(data);
      return [earning, expense, (budgetSeries[0]?.data ?? []).map((amount) => 0 - amount)];
    },
  };
}

export function ReportCard() {
  const { t } = useTranslation('dashboards');
  const { query, years, year, setYear, isThisYear, ofYear, monthsOf, seriesOf } = useReport();
  const title = t('cards.report');
  const names = [t('report.earned'), t('report.spent'), t('report.budget')];
  const namedSeries = (data: RevenueReport) =>
    seriesOf(data).map((values, at) => ({ label: names[at] ?? '', data: values }));
  return (
    <ChartCard
      title={title}
      query={query}
      units={['money']}
      controls={<YearMenu years={years} year={year} onChange={setYear} />}
      table={(data) => ({ head: t('report.month'), categories: monthsOf(data), series: namedSeries(data) })}
      aside={(data) => <ReportTotals names={names} year={ofYear(data)} />}
      foot={() => isThisYear && <p className={chart.hint}>{t('report.paler')}</p>}
    >
      {(data) => (
        <TimeChart
          label={t('chart.label', { title })}
          categories={monthsOf(data)}
          series={namedSeries(data).map((series, at) => ({
            ...series,
            kind: at === 2 ? 'dashed' : 'bar',
            isQuiet: at > 0,
          }))}
          unit="money"
          isOneYear
          paleFrom={monthOf(data.until)}
          isStacked
        />
      )}
    </ChartCard>
  );
}

function ReportTotals({ names, year }: { names: readonly string[]; year: RevenueYear }) {
  const money = useChartText('money');
  return (
    <div className={styles.totals}>
      {[year.price, year.spent].map((value, at) => (
        <div key={names[at]}>
          <span className={chart.sign}>
            <Swatch look="plain" isQuiet={at > 0} />
            {names[at]}
          </span>
          <div className={styles.totalNumber}>
            <bdi>{money.value(value)}</bdi>
          </div>
        </div>
      ))}
      <Budget year={year} />
    </div>
  );
}

interface YearMenuProps {
  years: readonly string[];
  year: string;
  onChange: (year: string) => void;
}

function YearMenu({ years, year, onChange }: YearMenuProps) {
  const { t } = useTranslation('dashboards');
  return (
    <DropdownMenu
      trigger={['click']}
      menu={{
        selectable: true,
        selectedKeys: [year],
        items: years.map((key) => ({ key, label: key })),
        onClick: ({ key }) => onChange(key),
      }}
    >
      <Button size="small" icon={<Icon of={ChevronDown} />} iconPlacement="end" aria-label={t('report.year', { year })}>
        {year}
      </Button>
    </DropdownMenu>
  );
}

function Budget({ year: { spent, budget } }: { year: RevenueYear }) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const money = useChartText('money');
  const share = spent / (budget || 1);
  return (
    <div className={styles.budget}>
      <span className={chart.sign}>
        <Swatch look="plain" kind="dashed" isQuiet />
        {t('report.budgetOf', { budget: money.short(budget) })}
      </span>
      <ProgressBar label={t('report.budget')} share={share} />
      <b>
        <bdi>{t('report.left', { share: format.percent(share), left: money.short(budget - spent) })}</bdi>
      </b>
    </div>
  );
}
