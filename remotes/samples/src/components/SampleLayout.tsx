import { BackLink, NavList, Page, SearchInput, toPlainText, useIsMedium } from '@atrium/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { sampleGroups } from '../model/pageList';
import type { PageTexts } from '../model/samplePage';
import styles from './SampleLayout.module.css';
import { WhenToUse } from './WhenToUse';

/** All pages by group, narrowed by a search for their titles. */
function PageList() {
  const { t } = useTranslation('samples');
  const { pathname } = useLocation();
  const [query, setQuery] = useState('');
  const wanted = toPlainText(query.trim());
  const groups = sampleGroups
    .map(({ id, pages }) => ({
      id,
      items: pages
        .map(({ path, texts }) => ({ key: path, to: path, label: t(`pages.${texts}.title`) }))
        .filter(({ label }) => toPlainText(label).includes(wanted)),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <>
      <div className={styles.search}>
        <SearchInput label={t('find')} value={query} onSearch={setQuery} delay={0} />
      </div>
      {groups.map(({ id, items }) => (
        <NavList key={id} label={t(`groups.${id}`)} hasHeading items={items} activeKey={pathname} />
      ))}
      {groups.length === 0 && <p className={styles.none}>{t('nothing')}</p>}
    </>
  );
}

interface PageSection {
  anchor: string;
  label: string;
}

function OnThisPage({ sections }: { sections: readonly PageSection[] }) {
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
      <ul className={styles.onThisPageList}>
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

interface SampleLayoutProps {
  texts: PageTexts;
  sections?: readonly PageSection[];
  children: ReactNode;
}

/** A page of the samples: all pages beside it, when to use what it shows and when not, and what is on it. */
export function SampleLayout({ texts, sections = [], children }: SampleLayoutProps) {
  const { t } = useTranslation('samples');
  const hasList = useIsMedium();
  return (
    <div className={styles.frame}>
      {hasList && (
        <aside className={styles.side} aria-label={t('home.title')}>
          <PageList />
        </aside>
      )}
      <div className={styles.main} key={texts}>
        <Page
          title={t(`pages.${texts}.title`)}
          width="wide"
          back={!hasList && <BackLink to="/samples">{t('home.title')}</BackLink>}
        >
          <WhenToUse use={t(`pages.${texts}.use`)} avoid={t(`pages.${texts}.avoid`)} />
          {children}
        </Page>
      </div>
      {sections.length > 1 && (
        <div className={styles.rail}>
          <OnThisPage sections={sections} />
        </div>
      )}
    </div>
  );
}
