import { Icon, LinkButton, useFormat } from '@atrium/ui';
import { QueryCard } from '@atrium/ui/widget';
import { Medal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dashboardsApi } from '../../api/dashboardsApi';
import { revenuePath } from '../../model/recordsPath';
import { useCardQuery, useShownPeriod } from '../../state/shownPeriod';
import chart from '../Chart/Chart.module.css';
import { Figure, useCompareText } from '../Figure';
import styles from './Cards.module.css';

export function CongratulationsCard() {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const period = useShownPeriod();
  const against = useCompareText();
  const wordsFor = (growth: number | null) => {
    if (growth === null || !against) return '';
    const key = growth >= 0 ? 'congratulations.more' : 'congratulations.less';
    return t(key, { share: format.percent(Math.abs(growth) / 100), against });
  };
  return (
    <div className={chart.card}>
      <QueryCard
        title={t('cards.congratulations')}
        query={dashboardsApi.useGetCongratulationsQuery(useCardQuery())}
        rows={3}
      >
        {({ name, salesGrowth, revenue }) => (
          <div className={styles.praise}>
            <div className={styles.praiseHead}>
              <span className={styles.medal}>
                <Icon of={Medal} size={24} />
              </span>
              <p>
                {t((salesGrowth ?? 0) >= 0 ? 'congratulations.title' : 'congratulations.plain', {
                  name: name.split(' ')[0],
                })}
              </p>
            </div>
            <Figure>{format.money(revenue)}</Figure>
            <p className={styles.quiet}>{wordsFor(salesGrowth)}</p>
            <LinkButton to={revenuePath(period)}>{t('congratulations.view')}</LinkButton>
          </div>
        )}
      </QueryCard>
    </div>
  );
}
