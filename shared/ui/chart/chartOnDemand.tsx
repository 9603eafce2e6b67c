import { Button } from 'antd';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultBoundary } from '../State/FaultBoundary';

/**
 * A chart whose drawing arrives with its first use, and the chart library with it. Where it does not arrive, the place
 * of the chart says so, and asks for it once more.
 */
export function chartOnDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const create = () => lazy(async () => ({ default: await load() }));
  let latest = create();
  // A rejected lazy component stays rejected.
  const renew = () => {
    latest = create();
    return latest;
  };

  return function ChartOnDemand(props: Props) {
    const { t } = useTranslation('kit');
    const [Drawing, setDrawing] = useState(() => latest);
    return (
      <FaultBoundary
        fallback={(_, retry) => (
          <p role="alert">
            {t('chart.failed')}{' '}
            <Button
              type="link"
              onClick={() => {
                setDrawing(renew);
                retry();
              }}
            >
              {t('error.retry')}
            </Button>
          </p>
        )}
      >
        <Suspense fallback={null}>
          <Drawing {...props} />
        </Suspense>
      </FaultBoundary>
    );
  };
}
