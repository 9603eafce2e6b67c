import { Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Can } from 'shared/runtime';
import { ErrorState, Icon, LoadingRows, Page } from 'shared/ui';
import { useGetProfileQuery } from '../../api/profile/profileApi';
import type { Profile } from '../../api/profile/schemas';
import { About } from './About';
import { Feeds } from './Feeds';
import { Photos } from './Photos';
import { Poll } from './Poll';
import { Post } from './Post';
import styles from './Profile.module.css';
import { ProfileHeader } from './ProfileHeader';
import { SuggestedPages } from './SuggestedPages';
import { Suggestions } from './Suggestions';

/** The page of the person who is signed in: their posts, and what others say of them. */
export default function ProfilePage() {
  const { t } = useTranslation('pages');
  const { data, error, isFetching, refetch } = useGetProfileQuery();
  return (
    <Page
      width="wide"
      title={t('profile.title')}
      actions={
        <Can I="read" a="Account">
          <Link className={styles.edit} to="/pages/account-settings">
            <Icon of={Settings} />
            {t('profile.edit')}
          </Link>
        </Can>
      }
    >
      {data ? (
        <ProfileBody profile={data} />
      ) : error && !isFetching ? (
        <ErrorState error={error} onRetry={refetch} title={t('profile.failed')} />
      ) : (
        <LoadingRows rows={4} shape="card" />
      )}
    </Page>
  );
}

function ProfileBody({ profile }: { profile: Profile }) {
  const { header, userAbout, suggestedPages, twitterFeeds, post, latestPhotos, suggestions, polls } = profile;
  return (
    <>
      <ProfileHeader header={header} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <About about={userAbout} />
          <SuggestedPages pages={suggestedPages} />
          <Feeds feeds={twitterFeeds} />
        </div>
        <div className={styles.column}>
          {post.map((entry) => (
            <Post key={entry.id} post={entry} />
          ))}
        </div>
        <div className={styles.column}>
          <Photos photos={latestPhotos} />
          <Suggestions people={suggestions} />
          {polls.map((poll) => (
            <Poll key={poll.id} poll={poll} />
          ))}
        </div>
      </div>
    </>
  );
}
