import { useTranslation } from 'react-i18next';
import { useCan, useSession } from 'shared/runtime';
import { Page } from 'shared/ui';
import { LatestMails } from './LatestMails';
import { NextEvents } from './NextEvents';
import { OpenTasks } from './OpenTasks';
import { OverviewNumbers } from './OverviewNumbers';
import styles from './OverviewPage.module.css';

/** What a day begins with: four numbers, and the latest of mail, tasks and calendar. */
export default function OverviewPage() {
  const { t } = useTranslation('dashboards');
  const { user } = useSession();
  const can = useCan();
  return (
    <Page title={t('overview.title')} meta={user && t('overview.welcome', { name: user.fullName })}>
      <OverviewNumbers />
      <div className={styles.lists}>
        {can({ action: 'read', subject: 'Email' }) && <LatestMails />}
        {can({ action: 'read', subject: 'Todo' }) && <OpenTasks />}
        {can({ action: 'read', subject: 'Calendar' }) && <NextEvents />}
      </div>
    </Page>
  );
}
