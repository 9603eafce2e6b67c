import styles from './typography.module.css';

/** One h1 per page, rendered by `Page`; sections below it are h2, and their parts h3. */
export function Headings() {
  return (
    <div className={styles.sizes}>
      <h3 className={styles.display}>A figure, or the title of an empty page</h3>
      <h3 className={styles.xl}>The heading of a page</h3>
      <h3 className={styles.l}>The heading of a dialog</h3>
      <h3 className={styles.m}>The heading of a section</h3>
    </div>
  );
}

export function TextSizes() {
  return (
    <div className={styles.sizes}>
      <p className={styles.l}>15 px, for what is read</p>
      <p className={styles.m}>14 px, for everything else</p>
      <p className={styles.xs}>12 px, for captions</p>
    </div>
  );
}

export function Weights() {
  return (
    <div className={styles.sizes}>
      <p>Plain</p>
      <p className={styles.medium}>Medium, for labels</p>
      <p className={styles.strong}>Strong, for headings</p>
    </div>
  );
}

/** Colour is never the only sign. */
export function TextColours() {
  return (
    <div className={styles.sizes}>
      <p>Ink, for text</p>
      <p className={styles.second}>Second, for what explains</p>
      <p className={styles.third}>Third, for hints</p>
      <p className={styles.accent}>Accent, for links</p>
      <p className={styles.good}>+4.8 %, a rise</p>
      <p className={styles.bad}>−2.1 %, a fall</p>
    </div>
  );
}

export function Quotes() {
  return (
    <blockquote className={styles.quote}>
      <p>A good caption says what the picture cannot.</p>
      <footer>Amira Haddad, senior editor</footer>
    </blockquote>
  );
}

export function PlainLists() {
  return (
    <>
      <ul>
        <li>Read the brief</li>
        <li>
          Choose pictures
          <ul>
            <li>One for the cover</li>
          </ul>
        </li>
      </ul>
      <ol>
        <li>Write</li>
        <li>Have it reviewed</li>
        <li>Publish</li>
      </ol>
    </>
  );
}

/** Names and values. */
export function Descriptions() {
  return (
    <dl className={styles.plain}>
      <dt className={styles.second}>Issued</dt>
      <dd>
        <bdi>12 November 2026</bdi>
      </dd>
      <dt className={styles.second}>Total</dt>
      <dd className={styles.numbers}>€1,240.50</dd>
    </dl>
  );
}

export function Inline() {
  return (
    <p>
      <strong>Strong</strong>, <em>stressed</em>, <mark>found</mark>, <del>taken away</del>, <ins>added</ins>,{' '}
      <code>code</code>, H<sub>2</sub>O, and <small>small print</small>.
    </p>
  );
}
