import { tokens, useIsNarrow, useIsWide, useTheme } from '@atrium/ui';
import styles from './theme.module.css';

/** Every colour is a CSS variable of the same name: `var(--ink-2)`. An app uses no other. */
export function Colours() {
  const { mode } = useTheme();
  const colours = Object.entries(tokens[mode]).filter(([name]) => !name.startsWith('shadow'));
  return (
    <ul className={styles.colours}>
      {colours.map(([name, value]) => (
        <li key={name} className={styles.colour}>
          <span className={styles.swatch} style={{ background: `var(--${name})` }} />
          <code dir="ltr">--{name}</code>
          <span className={styles.value}>{value}</span>
        </li>
      ))}
    </ul>
  );
}

/** Inter, 14/20 for the interface, 15/24 for reading. Weight and tone make the order, not size. */
export function Type() {
  return (
    <div className={styles.type}>
      <p className={styles.large}>24/32, a title of its own</p>
      <p className={styles.title}>20/28, the title of a page</p>
      <p className={styles.reading}>15/24, for reading: a message, an article</p>
      <p>14/20, the interface</p>
      <p className={styles.small}>12/16, what is secondary</p>
    </div>
  );
}

/** Shadows are for what floats; cards and tables have a hairline. */
export function RadiusAndShadow() {
  return (
    <div className={styles.boxes}>
      <div className={styles.hairline}>--line, --r-l</div>
      <div className={styles.raised}>--shadow-1, --r-m</div>
      <div className={styles.floating}>--shadow-2, --r-l</div>
    </div>
  );
}

/** Chosen theme and available width. */
export function Hooks() {
  const { skin, mode, direction, language } = useTheme();
  const isNarrow = useIsNarrow();
  const isWide = useIsWide();
  return (
    <p>
      Skin {skin} ({mode}), {direction}, {language}, {isNarrow ? 'narrow' : isWide ? 'wide' : 'between'}
    </p>
  );
}
