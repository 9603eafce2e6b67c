import { FillingContent } from 'shared/runtime';
import { Card, LoadingRows } from 'shared/ui';
import { readWidgetRows } from 'shared/ui/widget';
import { NearScreen } from '../../parts/NearScreen/NearScreen';
import type { Shown } from '../../state/useOverview';
import styles from './OverviewPage.module.css';

/** What an app shows in its widget, fetched once it is near the screen. */
export function WidgetContent({ widget: { offer, size, settings } }: { widget: Shown }) {
  const waiting = (
    <Card>
      <LoadingRows rows={size === 'small' ? 2 : readWidgetRows({ settings }, 5)} shape="line" />
    </Card>
  );
  return (
    <NearScreen waiting={<Card className={styles.far}>{null}</Card>}>
      <FillingContent filling={offer.filling} data={{ size, settings }} fallback={waiting} />
    </NearScreen>
  );
}
