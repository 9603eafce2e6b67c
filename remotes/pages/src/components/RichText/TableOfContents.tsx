import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { TextHeading } from './readRichText';
import styles from './TableOfContents.module.css';

export function TableOfContents({ headings }: { headings: readonly TextHeading[] }) {
  const { t } = useTranslation('pages');
  const { hash } = useLocation();
  if (headings.length < 2) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents-title">
      <h2 id="contents-title" className={styles.title}>
        {t('contents')}
      </h2>
      <ol className={styles.list}>
        {headings.map(({ anchor, text }) => (
          <li key={anchor}>
            <Link
              className={styles.link}
              to={{ hash: anchor }}
              replace
              {...(hash === `#${anchor}` ? { 'aria-current': 'location' as const } : {})}
            >
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
