import styles from './slides.module.css';

export const places = ['Harbour', 'Bridge', 'Lighthouse', 'Market', 'Station', 'Garden'];

export const Ground = ({ place, children }: { place: number; children?: string }) => (
  <div className={styles.slide} data-tone={place % 3}>
    {children}
  </div>
);

export const slides = places.map((name, index) => (
  <Ground key={name} place={index}>
    {name}
  </Ground>
));
