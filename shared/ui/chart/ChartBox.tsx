import type { ReactNode } from 'react';
import styles from './ChartBox.module.css';
import { Swatch } from './Swatch';
import { seriesStyleAt } from './seriesStyles';

export interface ChartBoxProps {
  /** Height of the chart. */
  size?: 's' | 'm' | 'l';
  /** In a flex column the drawing takes what room is left, in place of a height of its own; a round one not more than it can use. */
  room?: 'wide' | 'round';
  /** The names of its series or parts, in their order. */
  legend?: readonly string[];
  children: ReactNode;
}

/** The place of a chart, and what its colours and patterns mean. */
export function ChartBox({ size = 'm', room, legend, children }: ChartBoxProps) {
  return (
    <figure className={styles.box} data-room={room}>
      <div className={styles.chart} data-size={size} data-room={room} data-chart>
        {children}
      </div>
      {legend && (
        <figcaption className={styles.legend}>
          {legend.map((name, at) => (
            <span key={name} className={styles.sign}>
              <Swatch look={seriesStyleAt(at)} />
              {name}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}
