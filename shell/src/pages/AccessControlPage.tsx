import { Can } from '@atrium/sdk';
import { Card, Page } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import styles from './AccessControlPage.module.css';
import { AccessibleApps } from './AccessibleApps';

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
