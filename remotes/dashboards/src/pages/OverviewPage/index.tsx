import { useTranslation } from 'react-i18next';
import { Slot, useSession } from 'shared/runtime';
import { Card, LoadingRows, Page } from 'shared/ui';
import { OverviewNumbers } from './OverviewNumbers';
import styles from './OverviewPage.module.css';

/** What a day begins with: four numbers, and what other apps show of theirs, each in a box of its own. */
export default function OverviewPage() {
  const { t } = useTranslation('dashboards');
  const { user } = useSession();
  return (
    <Page title={t('overview.title')} meta={user && t('overview.welcome', { name: user.fullName })}>
      <OverviewNumbers />
      <div className={styles.lists}>
        <Slot
          name="dashboards.overview"
          fallback={
            <Card>
              <LoadingRows rows={5} shape="line" />
            </Card>
          }
        >
          {(_, content) => <div className={styles.box}>{content}</div>}
        </Slot>
      </div>
    </Page>
  );
}
