import { Meter, type PillTone, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { dashboardsApi } from '../../api/dashboardsApi';
import type { BrowserStates, SessionsDevice } from '../../api/schemas';
import { daysPath, segmentPath } from '../../model/recordsPath';
import { readSegment } from '../../model/segment';
import { useCardQuery, useShownPeriod } from '../../state/shownPeriod';
import { useSegmentName } from '../../state/useSegmentName';
import { ChartCard } from '../Chart/ChartCard';
import { useChartText } from '../Chart/useChartText';
import { Figure } from '../Figure';

const tones: PillTone[] = ['accent', 'teal', 'amber', 'plum', 'neutral'];

interface Props {
  rows: readonly { name: string; share: number; count: number; to?: string }[];
}

function ShareRows({ rows }: Props) {
  const format = useFormat();
  return rows.map(({ name, share, to }, index) => (
    <Meter
      key={name}
      label={name}
      share={share / 100}
      tone={tones[index] ?? 'neutral'}
      text={format.percent(share / 100)}
      to={to}
    />
  ));
}

export function DeviceCard() {
  const { t } = useTranslation('dashboards');
  const text = useChartText('count');
  const nameOf = useSegmentName();
  const period = useShownPeriod();
  const toRows = ({ chart_info }: SessionsDevice) =>
    chart_info.map(({ name, count, share }) => {
      const segment = readSegment(`device.${name}`);
      return segment
        ? { name: nameOf(segment), count, share, to: segmentPath(period, segment) }
        : { name, count, share };
    });
  return (
    <ChartCard
      title={t('cards.devices')}
      query={dashboardsApi.useGetSessionsDeviceQuery(useCardQuery())}
      rows={3}
      units={['count']}
      table={(data) => ({
        head: t('visits.device'),
        categories: toRows(data).map(({ name }) => name),
        series: [{ label: t('visits.sessions'), data: toRows(data).map(({ count }) => count) }],
      })}
      total={({ chart_info }) => (
        <Figure to={daysPath(period)}>{text.value(chart_info.reduce((sum, { count }) => sum + count, 0))}</Figure>
      )}
    >
      {(data) => <ShareRows rows={toRows(data)} />}
    </ChartCard>
  );
}

export function BrowserCard() {
  const { t } = useTranslation('dashboards');
  const text = useChartText('count');
  const nameOf = useSegmentName();
  const period = useShownPeriod();
  const toRows = ({ browsers }: BrowserStates) =>
    browsers.map((row) => {
      const segment = readSegment(`browser.${row.name}`);
      return segment ? { ...row, name: nameOf(segment), to: segmentPath(period, segment) } : row;
    });
  return (
    <ChartCard
      title={t('cards.browsers')}
      query={dashboardsApi.useGetBrowserStatesQuery(useCardQuery())}
      units={['count']}
      table={(data) => ({
        head: t('visits.browser'),
        categories: toRows(data).map(({ name }) => name),
        series: [{ label: t('visits.visits'), data: toRows(data).map(({ count }) => count) }],
      })}
      total={({ total }) => <Figure to={daysPath(period)}>{text.value(total)}</Figure>}
    >
      {(data) => <ShareRows rows={toRows(data)} />}
    </ChartCard>
  );
}
