import { EmptyState } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { Profile } from '../../api/profile/schemas';
import { listPhotos } from '../../model/postPictures';
import { About } from './About';
import { Feeds } from './Feeds';
import { Photos } from './Photos';
import { Poll } from './Poll';
import { PostComposer } from './PostComposer';
import { PostList } from './PostList';
import styles from './Profile.module.css';
import { SuggestedPages } from './SuggestedPages';
import { Suggestions } from './Suggestions';

/** What the person has posted, and beside it who they are; what is suggested is on one's own page. */
export function Feed({ profile }: { profile: Profile }) {
  const { t } = useTranslation('pages');
  const { header, suggestedPages, twitterFeeds, post, suggestions, polls } = profile;
  const { isYou, username } = header;
  return (
    <div className={styles.columns}>
      <div className={[styles.column, styles.posts].join(' ')}>
        {isYou && <PostComposer header={header} />}
        {post.length > 0 ? (
          <PostList posts={post} isOwn={isYou} />
        ) : (
          <EmptyState
            picture="document"
            title={t(isYou ? 'profile.noOwnPosts' : 'profile.noPosts', { name: username })}
            text={isYou && t('profile.noOwnPostsText')}
          />
        )}
      </div>
      <div className={[styles.column, styles.person].join(' ')}>
        <About profile={profile} />
        {isYou && <SuggestedPages pages={suggestedPages} />}
        {isYou && <Feeds feeds={twitterFeeds} />}
      </div>
      <div className={styles.column}>
        <Photos photos={listPhotos(profile)} />
        {isYou && <Suggestions people={suggestions} />}
        {isYou && polls.map((poll) => <Poll key={poll.id} poll={poll} />)}
      </div>
    </div>
  );
}
