import { Swatch } from '@atrium/ui/chart';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dashboardsApi } from '../../api/dashboardsApi';
import type { SalesRadar } from '../../api/schemas';
import { salesPath } from '../../model/recordsPath';
import { categories } from '../../model/sale';
import { useCardQuery, useShownPeriod } from '../../state/shownPeriod';
import styles from '../Chart/Chart.module.css';
import { ChartCard } from '../Chart/ChartCard';
import { RadarChart } from '../Chart/charts';
import { useChartText } from '../Chart/useChartText';

/** Sales and visits by kind of content, each relative to its own maximum. */
export function RadarCard() {
  const { t } = useTranslation('dashboards');
  const period = useShownPeriod();
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
  const toRows = (data: SalesRadar) =>
    toAxes(data).map(({ name, values }, index) => ({
      name,
      texts: values.map(({ text }) => text),
      to: salesPath(period, { counts: 'revenue', category: data.categories[index] ?? '' }),
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
      foot={() => <p className={styles.hint}>{t('radar.hint')}</p>}
    >
      {(data) => (
        <div className={styles.web}>
          <div className={styles.webDrawing}>
            <RadarChart label={t('chart.label', { title })} axes={toAxes(data)} series={names} />
          </div>
          <RadarRows head={t('records.category')} names={names} rows={toRows(data)} />
        </div>
      )}
    </ChartCard>
  );
}

interface RadarRowsProps {
  head: string;
  names: readonly string[];
  rows: readonly { name: string; texts: readonly string[]; to: string }[];
}

function RadarRows({ head, names, rows }: RadarRowsProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {names.map((name, at) => (
            <th key={name} scope="col">
              <span className={styles.column}>
                <Swatch look={at === 0 ? 'plain' : 'hatch'} kind={at === 0 ? 'stroke' : 'dashed'} />
                {name}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, texts, to }) => (
          <tr key={name}>
            <th scope="row">
              <Link to={to}>{name}</Link>
            </th>
            {texts.map((text, at) => (
              <td key={names[at]}>
                <bdi>{text}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
