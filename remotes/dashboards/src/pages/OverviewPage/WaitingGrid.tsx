import { Card, LoadingRows } from 'shared/ui';
import styles from './OverviewPage.module.css';

/** As high as a screen, so that the foot of the page does not come and go. */
const sizes = ['wide', 'medium', 'wide', 'medium', 'small', 'small', 'small', 'small'];

/** What is there until somebody knows how the overview is arranged. */
export const WaitingGrid = () => (
  <div className={styles.grid}>
    {sizes.map((size, place) => (
      <div key={place} className={styles.box} data-size={size}>
        <Card>
          <LoadingRows rows={size === 'small' ? 2 : 5} shape="line" />
        </Card>
      </div>
    ))}
  </div>
);
