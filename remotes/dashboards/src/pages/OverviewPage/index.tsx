import { useApps, useCan, useCounts, useMinute, useSession } from '@atrium/sdk';
import { Button, Card, EmptyState, Icon, IconButton, LoadingRows, Page, useFormat } from '@atrium/ui';
import { Check, Printer, SlidersHorizontal } from 'lucide-react';
import { Fragment, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { partOfDay } from '../../model/partOfDay';
import { listWaiting } from '../../model/waiting';
import { type Shown, useOverview } from '../../state/useOverview';
import { PrintingProvider, usePrint } from '../../state/usePrint';
import { NewMenu } from './NewMenu';
import styles from './OverviewPage.module.css';
import { useLabel } from './useOfferNames';
import { boxStyle, WidgetContent } from './WidgetContent';

function Waiting() {
  const { t } = useTranslation('dashboards');
  const label = useLabel();
  const counts = useCounts();
  const waiting = listWaiting({ apps: useApps(), counts, can: useCan() });
  const all = waiting.reduce((sum, { count }) => sum + count, 0);
  const isKnown = Object.keys(counts).length > 0;
  return (
    <span className={styles.waiting}>
      <bdi>
        {isKnown && t(all > 0 ? 'overview.waiting' : 'overview.nothingWaits', { count: all })}
        {waiting.map(({ app, label: key, path, count }, index) => (
          <Fragment key={path}>
            {index > 0 && ','}{' '}
            <Link to={path}>{t('overview.waitingAt', { number: count, place: label(app, key) })}</Link>
          </Fragment>
        ))}
      </bdi>
    </span>
  );
}

/** Full screen height, so that the foot of the page does not jump. */
const boxes = [
  { size: 'wide', rows: 5 },
  ...[4, 4, 3, 3, 3, 3].map((rows, place) => ({ size: place === 2 ? 'wide' : 'medium', rows })),
];

const WaitingGrid = () => (
  <div className={styles.grid}>
    {boxes.map(({ size, rows }, place) => (
      <div key={place} className={styles.box} data-size={size} style={boxStyle({ rows })}>
        <Card>
          <LoadingRows rows={rows} shape="line" />
        </Card>
      </div>
    ))}
  </div>
);

const WidgetGrid = ({ widgets }: { widgets: readonly Shown[] }) => (
  <div className={styles.grid}>
    {widgets.map((widget) => (
      <div key={widget.key} className={styles.box} data-size={widget.size} style={boxStyle(widget)}>
        <WidgetContent widget={widget} />
      </div>
    ))}
  </div>
);

function Today() {
  const { dateLong } = useFormat();
  return (
    <span className={styles.today}>
      <span>{dateLong(useMinute())}</span>
      <Waiting />
    </span>
  );
}

/** Greeting by time of day; none without a name. */
function useGreeting(fullName: string | undefined): string {
  const { t } = useTranslation('dashboards');
  const now = useMinute();
  const name = fullName?.split(' ')[0];
  return name ? t(`overview.greeting.${partOfDay(new Date(now).getHours())}`, { name }) : t('overview.title');
}

// Most visits change nothing.
const ArrangeGrid = lazy(() => import('./ArrangeGrid'));

export default function OverviewPage() {
  const { t } = useTranslation('dashboards');
  const { user } = useSession();
  const [isArranging, setArranging] = useState(false);
  const { isPrinting, print } = usePrint();
  const overview = useOverview();
  const { shown } = overview;
  return (
    <Page
      title={t('overview.title')}
      heading={useGreeting(user?.fullName)}
      lead={<Today />}
      actions={
        <>
          {!isArranging && <IconButton label={t('page.print')} icon={Printer} onClick={print} />}
          <Button
            type={isArranging ? 'primary' : 'text'}
            icon={<Icon of={isArranging ? Check : SlidersHorizontal} />}
            aria-pressed={isArranging}
            onClick={() => setArranging(!isArranging)}
          >
            {t(isArranging ? 'arrange.done' : 'arrange.start')}
          </Button>
          {!isArranging && <NewMenu />}
        </>
      }
    >
      {shown === undefined && <WaitingGrid />}
      {shown && isArranging && (
        <Suspense fallback={<WidgetGrid widgets={shown} />}>
          <ArrangeGrid overview={overview} shown={shown} />
        </Suspense>
      )}
      {shown && !isArranging && (
        <PrintingProvider value={isPrinting}>
          <WidgetGrid widgets={shown} />
        </PrintingProvider>
      )}
      {shown?.length === 0 && !isArranging && (
        <EmptyState
          picture="document"
          title={t('arrange.empty')}
          text={t('arrange.emptyText')}
          action={<Button onClick={() => setArranging(true)}>{t('arrange.start')}</Button>}
        />
      )}
    </Page>
  );
}
