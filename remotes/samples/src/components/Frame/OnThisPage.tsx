import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import styles from './OnThisPage.module.css';

/** A section of a page. */
export interface PageSection {
  /** Its id in the document. */
  anchor: string;
  label: string;
}

/** The sections of a page, as links to them. */
export function OnThisPage({ sections }: { sections: readonly PageSection[] }) {
  const { t } = useTranslation('samples');
  const { hash, search } = useLocation();
  const anchor = decodeURIComponent(hash.slice(1));
  const isThere = sections.some((section) => section.anchor === anchor);
  useEffect(() => {
    if (isThere) document.getElementById(anchor)?.scrollIntoView({ block: 'start' });
  }, [anchor, isThere]);
  if (sections.length === 0) return null;
  return (
    <nav aria-labelledby="on-this-page">
      <h2 id="on-this-page" className={styles.title}>
        {t('onThisPage')}
      </h2>
      <ul className={styles.list}>
        {sections.map((section) => (
          <li key={section.anchor}>
            <Link
              className={styles.link}
              to={{ search, hash: section.anchor }}
              replace
              {...(section.anchor === anchor ? { 'aria-current': 'location' as const } : {})}
            >
              {section.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
