import { Heart, MessageSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar, Button, Card, Icon, useFormat } from 'shared/ui';
import { useLikePostMutation } from '../../api/profile/profileApi';
import type { ProfilePost } from '../../api/profile/schemas';
import styles from './Post.module.css';
import { PostComments } from './PostComments';
import { useSaid } from './useSaid';

/** What was said, who liked it, and what others answered. */
export function Post({ post }: { post: ProfilePost }) {
  const { t } = useTranslation('pages');
  const { ago, dateTime, number, list } = useFormat();
  const said = useSaid();
  const [likePost] = useLikePostMutation();
  const { id, username, avatar, postTime, postText, postImg, likes, youLiked, likedUsers, detailedComments } = post;
  const likers = likedUsers.map((user) => user.username);
  return (
    <Card label={t('profile.postOf', { name: username, time: dateTime(postTime) })}>
      <div className={styles.head}>
        <Avatar name={username} src={avatar} size="l" />
        <div>
          <p className={styles.name}>{username}</p>
          <time className={styles.time} dateTime={postTime} title={dateTime(postTime)}>
            {ago(postTime)}
          </time>
        </div>
      </div>
      <p className={styles.text}>{postText}</p>
      {postImg && (
        <img className={styles.picture} src={postImg} alt="" width={640} height={360} loading="lazy" decoding="async" />
      )}
      <div className={styles.bar}>
        <Button
          type="text"
          className={youLiked ? styles.liked : ''}
          icon={<Icon of={Heart} />}
          aria-pressed={youLiked}
          aria-label={t('profile.like', { count: likes })}
          onClick={() => void said(likePost(id))}
        >
          {number(likes)}
        </Button>
        {likers.length > 0 && (
          <span className={styles.likers} title={list(likers)}>
            {likedUsers.map((user) => (
              <Avatar key={user.username} name={user.username} src={user.avatar} size="s" isNamed />
            ))}
          </span>
        )}
        <span className={styles.count}>
          <Icon of={MessageSquare} /> {t('comment.count', { count: detailedComments.length })}
        </span>
      </div>
      <PostComments postId={id} comments={detailedComments} />
    </Card>
  );
}
