import { BackLink, Page, useIsMedium } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageTexts } from '../../model/samplePage';
import { OnThisPage, type PageSection } from './OnThisPage';
import { PageList } from './PageList';
import styles from './SampleFrame.module.css';
import { WhenToUse } from './WhenToUse';

interface SampleFrameProps {
  texts: PageTexts;
  /** What is on the page. */
  sections?: readonly PageSection[];
  children: ReactNode;
}

/** A page of the samples: all pages beside it, when to use what it shows and when not, and what is on it. */
export function SampleFrame({ texts, sections = [], children }: SampleFrameProps) {
  const { t } = useTranslation('samples');
  const hasList = useIsMedium();
  return (
    <div className={styles.frame}>
      {hasList && (
        <aside className={styles.side} aria-label={t('home.title')}>
          <PageList />
        </aside>
      )}
      {/* Another page begins at its top. */}
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
