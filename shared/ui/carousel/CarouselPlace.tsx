import type { ReactNode } from 'react';
import styles from './CarouselBar.module.css';

/** A slide in small, to go to it. */
export interface Thumbnail {
  /** Accessible name of its slide. */
  label: string;
  of: ReactNode;
}

/** Kinds of indicators for the current slide. */
export type CarouselPlaces = 'number' | 'dots' | 'line';

interface Place {
  selected: number;
  count: number;
}

interface CarouselPlaceProps extends Place {
  as: CarouselPlaces;
  thumbnails: readonly Thumbnail[] | undefined;
  /** Name of a slide before its number. */
  name: string;
  onGo: (place: number) => void;
}

/** Indicator of the current slide: number, line, dots or thumbnails, which lead to their slides. */
export function CarouselPlace({ as, thumbnails, name, selected, count, onGo }: CarouselPlaceProps) {
  if (thumbnails)
    return (
      <ol className={styles.thumbnails}>
        {thumbnails.map(({ label, of }, index) => (
          <li key={label}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={label}
              aria-current={index === selected}
              onClick={() => onGo(index)}
            >
              <span inert>{of}</span>
            </button>
          </li>
        ))}
      </ol>
    );
  if (as === 'dots') return <Dots name={name} selected={selected} count={count} onGo={onGo} />;
  if (as === 'line')
    return (
      <span className={styles.line} aria-hidden="true">
        <span className={styles.way} style={{ inlineSize: `${((selected + 1) / count) * 100}%` }} />
      </span>
    );
  return (
    <span className={styles.number} aria-hidden="true">
      {selected + 1} / {count}
    </span>
  );
}

function Dots({ name, selected, count, onGo }: Pick<CarouselPlaceProps, 'name' | 'onGo'> & Place) {
  return (
    <ol className={styles.dots}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <button
            type="button"
            className={styles.dot}
            aria-label={`${name} ${index + 1}`}
            aria-current={index === selected}
            onClick={() => onGo(index)}
          />
        </li>
      ))}
    </ol>
  );
}
