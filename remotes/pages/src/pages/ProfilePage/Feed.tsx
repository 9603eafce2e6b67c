import { Avatar, Button, Card, CardHead, EmptyState, ProgressBar, useFormat } from '@atrium/ui';
import { Radio } from '@atrium/ui/choice';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useVoteMutation } from '../../api/profile/profileApi';
import type { Profile, ProfilePoll, ProfilePost } from '../../api/profile/schemas';
import { listPhotos } from '../../model/postPictures';
import { About } from './About';
import { Feeds } from './Feeds';
import { Photos } from './PictureList';
import { Post } from './Post';
import { PostComposer } from './PostComposer';
import styles from './Profile.module.css';
import { SuggestedPages } from './SuggestedPages';
import { Suggestions } from './Suggestions';
import { useSaid } from './useSaid';

const maxVoters = 5;

function Poll({ poll: { id, question, options, yourVote } }: { poll: ProfilePoll }) {
  const { t } = useTranslation('pages');
  const { percent } = useFormat();
  const said = useSaid();
  const [vote] = useVoteMutation();
  const total = options.reduce((sum, { votes }) => sum + votes, 0);
  return (
    <Card label={t('profile.poll')}>
      <CardHead title={t('profile.poll')} end={<bdi>{t('profile.votes', { count: total })}</bdi>} />
      <p className={styles.question}>
        <bdi>{question}</bdi>
      </p>
      <Radio.Group
        className={styles.options}
        aria-label={question}
        value={yourVote}
        onChange={({ target }) => void said(vote({ pollId: id, option: target.value }))}
      >
        {options.map(({ name, votes, votedUsers }) => {
          const share = total > 0 ? votes / total : 0;
          return (
            <div key={name}>
              <div className={styles.row}>
                <Radio className={styles.option} value={name}>
                  <bdi>{name}</bdi>
                </Radio>
                <span className={styles.share}>{percent(share, 0)}</span>
              </div>
              <ProgressBar label={name} share={share} />
              <span className={styles.voters}>
                {votedUsers.slice(-maxVoters).map(({ username, avatar }) => (
                  <Avatar key={username} name={username} src={avatar} size="s" isNamed />
                ))}
              </span>
            </div>
          );
        })}
      </Radio.Group>
      {yourVote !== null && (
        <Button type="text" onClick={() => void said(vote({ pollId: id, option: null }))}>
          {t('profile.takeVoteBack')}
        </Button>
      )}
    </Card>
  );
}

const step = 3;

const show = (post: HTMLElement | null) => post?.scrollIntoView({ block: 'start' });

function PostList({ posts, isOwn }: { posts: readonly ProfilePost[]; isOwn: boolean }) {
  const { t } = useTranslation('pages');
  const { hash } = useLocation();
  const isWanted = ({ id }: ProfilePost) => hash === `#post-${id}`;
  const [shown, setShown] = useState(() => Math.max(step, posts.findIndex(isWanted) + 1));
  const end = useRef<HTMLDivElement>(null);
  const hasMore = shown < posts.length;

  useEffect(() => {
    const mark = end.current;
    if (!hasMore || !mark || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setShown(shown + step);
    });
    observer.observe(mark);
    return () => observer.disconnect();
    // Runs again while new posts leave the end in the viewport.
  }, [hasMore, shown]);

  return (
    <>
      {posts.slice(0, shown).map((post) => (
        <div key={post.id} id={`post-${post.id}`} {...(isWanted(post) && { ref: show })}>
          <Post post={post} isOwn={isOwn} />
        </div>
      ))}
      {hasMore && (
        <div ref={end} className={styles.more}>
          <Button onClick={() => setShown(shown + step)}>{t('profile.more')}</Button>
        </div>
      )}
    </>
  );
}

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
