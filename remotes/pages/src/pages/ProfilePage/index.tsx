import { Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router-dom';
import { Can } from 'shared/runtime';
import { ErrorState, Icon, LoadingRows, Page } from 'shared/ui';
import { useGetProfileQuery } from '../../api/profile/profileApi';
import type { Profile } from '../../api/profile/schemas';
import { type ProfileTab, profileTabPath, readProfileTab } from '../../model/profileTabs';
import { About } from './About';
import { Feeds } from './Feeds';
import { Friends } from './Friends';
import { Photos } from './Photos';
import { Poll } from './Poll';
import { PostList } from './PostList';
import styles from './Profile.module.css';
import { ProfileHeader } from './ProfileHeader';
import { ProfileTabs } from './ProfileTabs';
import { SuggestedPages } from './SuggestedPages';
import { Suggestions } from './Suggestions';

/** The page of the person who is signed in: their posts, and what others say of them. */
export default function ProfilePage() {
  const { t } = useTranslation('pages');
  const tab = readProfileTab(useParams().tab);
  const { data, error, isFetching, refetch } = useGetProfileQuery();
  if (!tab) return <Navigate to={profileTabPath('feed')} replace />;
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
        <ProfileBody profile={data} tab={tab} />
      ) : error && !isFetching ? (
        <ErrorState error={error} onRetry={refetch} title={t('profile.failed')} />
      ) : (
        <LoadingRows rows={4} shape="card" />
      )}
    </Page>
  );
}

function ProfileBody({ profile, tab }: { profile: Profile; tab: ProfileTab }) {
  const { header, userAbout, suggestedPages, latestPhotos, suggestions } = profile;
  const tabs: Record<ProfileTab, ReactNode> = {
    feed: <Feed profile={profile} />,
    about: (
      <div className={styles.pair}>
        <About about={userAbout} />
        <SuggestedPages pages={suggestedPages} />
      </div>
    ),
    photos: <Photos photos={latestPhotos} isLarge />,
    friends: <Friends people={suggestions} />,
  };
  return (
    <>
      <ProfileHeader header={header} />
      <ProfileTabs tab={tab} />
      {tabs[tab]}
    </>
  );
}

function Feed({ profile }: { profile: Profile }) {
  const { userAbout, suggestedPages, twitterFeeds, post, latestPhotos, suggestions, polls } = profile;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <About about={userAbout} />
        <SuggestedPages pages={suggestedPages} />
        <Feeds feeds={twitterFeeds} />
      </div>
      <div className={styles.column}>
        <PostList posts={post} />
      </div>
      <div className={styles.column}>
        <Photos photos={latestPhotos} />
        <Suggestions people={suggestions} />
        {polls.map((poll) => (
          <Poll key={poll.id} poll={poll} />
        ))}
      </div>
    </div>
  );
}
