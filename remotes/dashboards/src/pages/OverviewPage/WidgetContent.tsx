import { FillingContent } from '@atrium/sdk';
import { Card, LoadingRows } from '@atrium/ui';
import { NearScreen } from '../../components/NearScreen';
import type { Shown } from '../../state/useOverview';

export function WidgetContent({ widget: { offer, size, settings, rows = 3 } }: { widget: Shown }) {
  const waiting = (
    <Card>
      <LoadingRows rows={rows} shape="line" />
    </Card>
  );
  return (
    <NearScreen waiting={<Card>{null}</Card>}>
      <FillingContent filling={offer.filling} data={{ size, settings }} fallback={waiting} />
    </NearScreen>
  );
}
