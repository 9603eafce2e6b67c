import styles from './slides.module.css';

export const places = ['Harbour', 'Bridge', 'Lighthouse', 'Market', 'Station', 'Garden'];

/** A coloured ground, in place of a picture. */
export const Ground = ({ place, children }: { place: number; children?: string }) => (
  <div className={styles.slide} data-tone={place % 3}>
    {children}
  </div>
);

/** Slides that the carousels of the examples show. */
export const slides = places.map((name, index) => (
  <Ground key={name} place={index}>
    {name}
  </Ground>
));
