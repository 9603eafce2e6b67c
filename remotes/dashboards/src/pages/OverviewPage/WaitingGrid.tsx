import { Card, LoadingRows } from '@atrium/ui';
import { boxStyle } from './boxStyle';
import styles from './OverviewPage.module.css';

/** As high as a screen, so that the foot of the page does not come and go. */
const boxes = [
  { size: 'wide', rows: 5 },
  ...[4, 4, 3, 3, 3, 3].map((rows, place) => ({ size: place === 2 ? 'wide' : 'medium', rows })),
];

/** What is there until somebody knows how the overview is arranged. */
export const WaitingGrid = () => (
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
