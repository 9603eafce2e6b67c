import { Can, readId } from '@atrium/sdk';
import { Avatar, BackLink, ErrorState, Icon, LoadingRows, Page, RecordNotFound } from '@atrium/ui';
import { Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams, useSearchParams } from 'react-router-dom';
import { useGetProfileQuery } from '../../api/profile/profileApi';
import type { Profile } from '../../api/profile/schemas';
import { isNotFound } from '../../model/isNotFound';
import {
  listPhotos,
  type ProfileTab,
  profileTabPath,
  profileTabs,
  readProfileTab,
  tabsOfOthers,
} from '../../model/postPictures';
import { About } from './About';
import { Feed } from './Feed';
import { FollowButton } from './FollowButton';
import { Friends } from './Friends';
import { Photos } from './PictureList';
import styles from './Profile.module.css';
import { SuggestedPages } from './SuggestedPages';

interface ProfileHeaderProps {
  header: Profile['header'];
  end?: ReactNode;
}

function ProfileHeader({ header, end }: ProfileHeaderProps) {
  const { username, designation, avatar, coverImg } = header;
  return (
    <div className={styles.header}>
      <img className={styles.cover} src={coverImg} alt="" width={1280} height={200} />
      <div className={styles.profileHeaderPerson}>
        <span className={styles.avatar}>
          <Avatar name={username} src={avatar} size="xl" />
        </span>
        <div>
          <p className={styles.profileHeaderName} dir="auto">
            {username}
          </p>
          <p className={styles.designation} dir="auto">
            {designation}
          </p>
        </div>
        {end && <div className={styles.end}>{end}</div>}
      </div>
    </div>
  );
}

function ProfileTabs({ tab, person }: { tab: ProfileTab; person: number | undefined }) {
  const { t } = useTranslation('pages');
  return (
    <nav className={styles.tabs} aria-label={t('profile.parts')}>
      {(person === undefined ? profileTabs : tabsOfOthers).map((other) => (
        <Link
          key={other}
          className={styles.tab}
          to={profileTabPath(other, person)}
          {...(other === tab ? { 'aria-current': 'page' as const } : {})}
        >
          {t(`profile.tab.${other}`)}
        </Link>
      ))}
    </nav>
  );
}

export default function ProfilePage() {
  const { t } = useTranslation('pages');
  const [params] = useSearchParams();
  const tab = readProfileTab(useParams().tab);
  const asked = params.get('person');
  const person = readId(asked ?? undefined);
  const { currentData: data, error, isFetching, refetch } = useGetProfileQuery(person);
  if (!tab || (person !== undefined && !tabsOfOthers.includes(tab)))
    return <Navigate to={profileTabPath('feed', person)} replace />;
  if (isNotFound(error) || (asked !== null && person === undefined))
    return (
      <RecordNotFound
        title={t('profile.nobody')}
        text={t('profile.nobodyText')}
        to={profileTabPath('feed')}
        link={t('profile.yours')}
      />
    );
  const isOther = data && !data.header.isYou;
  return (
    <Page
      width="wide"
      title={isOther ? data.header.username : t('profile.title')}
      back={isOther && <BackLink to={profileTabPath('feed')}>{t('profile.yours')}</BackLink>}
      actions={
        !isOther && (
          <Can I="read" a="Account">
            <Link className={styles.edit} to="/pages/account-settings">
              <Icon of={Settings} />
              {t('profile.edit')}
            </Link>
          </Can>
        )
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
  const { header, suggestedPages, suggestions } = profile;
  const { isYou, personId } = header;
  const known = suggestions.find((one) => one.personId === personId);
  const tabs: Record<ProfileTab, ReactNode> = {
    feed: <Feed profile={profile} />,
    about: (
      <div className={styles.pair}>
        <About profile={profile} />
        {isYou && <SuggestedPages pages={suggestedPages} />}
      </div>
    ),
    photos: <Photos photos={listPhotos(profile)} isLarge />,
    friends: <Friends people={suggestions} />,
  };
  return (
    <>
      <ProfileHeader header={header} end={known && <FollowButton person={known} />} />
      <ProfileTabs tab={tab} person={isYou ? undefined : personId} />
      {tabs[tab]}
    </>
  );
}
