import { Button } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../State/lazyComponent';

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
