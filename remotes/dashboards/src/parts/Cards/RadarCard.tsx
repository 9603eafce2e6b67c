import { useTranslation } from 'react-i18next';
import { Swatch } from 'shared/ui/chart';
import { dashboardsApi } from '../../api/dashboardsApi';
import type { SalesRadar } from '../../api/schemas';
import { categories } from '../../model/sale';
import { useCardQuery } from '../../state/shownPeriod';
import styles from '../Chart/Chart.module.css';
import { ChartCard } from '../Chart/ChartCard';
import { RadarChart } from '../Chart/charts';
import { useChartText } from '../Chart/useChartText';

/** Sales and visits by kind of content, each measured by its own largest. */
export function RadarCard() {
  const { t } = useTranslation('dashboards');
  const [money, count] = [useChartText('money'), useChartText('count')];
  const nameOf = (category: string) => {
    const known = categories.find((name) => name === category);
    return known ? t(`category.${known}`) : category;
  };
  const names = [t('radar.sales'), t('radar.visits')];
  const toAxes = ({ categories: all, series }: SalesRadar) =>
    all.map((category, index) => ({
      name: nameOf(category),
      values: series.map(({ data }, at) => {
        const value = data[index] ?? 0;
        return { share: (value / Math.max(1, ...data)) * 100, text: (at === 0 ? money : count).value(value) };
      }),
    }));
  const title = t('cards.radar');
  return (
    <ChartCard
      title={title}
      query={dashboardsApi.useGetSalesRadarQuery(useCardQuery())}
      units={['money', 'count']}
      table={({ categories: all, series }) => ({
        head: t('records.category'),
        categories: all.map(nameOf),
        series: series.map(({ data }, at) => ({ label: names[at] ?? '', data })),
      })}
      legend={names.map((name, at) => (
        <span key={name} className={styles.sign}>
          <Swatch look={at === 0 ? 'plain' : 'hatch'} kind={at === 0 ? 'stroke' : 'dashed'} />
          {name}
        </span>
      ))}
      foot={() => <p className={styles.hint}>{t('radar.hint')}</p>}
    >
      {(data) => <RadarChart label={t('chart.label', { title })} axes={toAxes(data)} series={names} />}
    </ChartCard>
  );
}
