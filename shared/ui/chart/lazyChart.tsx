import { Button } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../State/lazyComponent';

// The library that draws is larger than all that is drawn around it: it comes with the first chart, not with the page.
const CandleChart = lazyChart(async () => (await import('./CandleChart')).CandleChart);
const CourseChart = lazyChart(async () => (await import('./CourseChart')).CourseChart);
const GaugeChart = lazyChart(async () => (await import('./GaugeChart')).GaugeChart);
const PointChart = lazyChart(async () => (await import('./PointChart')).PointChart);
const ShareChart = lazyChart(async () => (await import('./ShareChart')).ShareChart);
const WebChart = lazyChart(async () => (await import('./WebChart')).WebChart);

export { CandleChart, CourseChart, GaugeChart, PointChart, ShareChart, WebChart };

/**
 * A chart whose drawing arrives with its first use, and the chart library with it. Where it does not arrive, the place
 * of the chart says so, and asks for it once more.
 */
export function lazyChart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Drawing = lazyComponent(async () => ({ default: await load() }));

  return function ChartOnDemand(props: Props) {
    const { t } = useTranslation('kit');
    return (
      <Drawing
        props={props}
        fallback={(retry) => (
          <p role="alert">
            {t('chart.failed')}{' '}
            <Button type="link" onClick={retry}>
              {t('error.retry')}
            </Button>
          </p>
        )}
      />
    );
  };
}
