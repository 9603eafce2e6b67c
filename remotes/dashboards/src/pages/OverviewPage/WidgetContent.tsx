import { FillingContent } from '@atrium/sdk';
import { Card, LoadingRows } from '@atrium/ui';
import type { CSSProperties } from 'react';
import { NearScreen } from '../../components/NearScreen';
import { boxUnits } from '../../model/layout';
import type { Shown } from '../../state/useOverview';

interface BoxStyle extends CSSProperties {
  '--units': number;
}

export function boxStyle(list: Parameters<typeof boxUnits>[0]): CSSProperties {
  const style: BoxStyle = { '--units': boxUnits(list) };
  return style;
}

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
