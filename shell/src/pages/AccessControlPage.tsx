import { Can, useApps, useCan } from '@atrium/sdk';
import { Card, Icon, IconSvg, Page, Pill, Section, useTheme } from '@atrium/ui';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { labelOf } from '../common/labelOf';
import { useGrowingCount } from '../common/useGrowingCount';
import styles from './AccessControlPage.module.css';

/** Shows the rules at work: one part for everyone, one for those who may read analytics. */
export default function AccessControlPage() {
  const { t } = useTranslation('shell');
  return (
    <Page width="narrow" title={t('access.title')}>
      <p className={styles.lead}>{t('access.lead')}</p>
      <div className={styles.cards}>
        <Card>
          <h2>{t('access.common')}</h2>
          <p>{t('access.commonText')}</p>
        </Card>
        <Can I="read" a="Analytics">
          <Card>
            <h2>{t('access.analytics')}</h2>
            <p>{t('access.analyticsText')}</p>
          </Card>
        </Can>
      </div>
      <AccessibleApps />
    </Page>
  );
}

function AccessibleApps() {
  const { t } = useTranslation('shell');
  const { language } = useTheme();
  const apps = useApps();
  const can = useCan();
  const entries = apps.flatMap((manifest) => {
    const [entry] = manifest.paths;
    return entry ? [{ manifest, entry }] : [];
  });
  const count = useGrowingCount(entries.length);

  return (
    <Section title={t('access.apps')} text={t('access.appsText')}>
      <ul className={styles.apps}>
        {entries.slice(0, count).map(({ manifest, entry }) => {
          const isOpen = can(entry.requires);
          const name = labelOf(manifest, manifest.title, language);
          return (
            <li key={manifest.id} className={styles.app}>
              <IconSvg nodes={manifest.icons[manifest.icon] ?? []} />
              <span className={styles.name}>{isOpen ? <Link to={entry.path}>{name}</Link> : name}</span>
              {isOpen ? (
                <Pill tone="green">{t('access.open')}</Pill>
              ) : (
                <Pill>
                  <Icon of={Lock} /> {t('access.closed')}
                </Pill>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
