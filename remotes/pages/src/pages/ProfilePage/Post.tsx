import { useAddressOf } from '@atrium/sdk';
import { Avatar, Button, Card, Icon, useCopy, useFormat } from '@atrium/ui';
import { Heart, MessageSquare, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDeletePostMutation, useLikePostMutation, useSharePostMutation } from '../../api/profile/profileApi';
import type { ProfilePost } from '../../api/profile/schemas';
import { postPath } from '../../model/postPictures';
import { DeleteButton } from './DeleteButton';
import { PersonLink } from './PersonLink';
import { PictureList } from './PictureList';
import styles from './Post.module.css';
import { PostComments } from './PostComments';
import { useSaid } from './useSaid';

const maxLikers = 5;

export function Post({ post, isOwn }: { post: ProfilePost; isOwn: boolean }) {
  const { t } = useTranslation('pages');
  const { ago, dateTime } = useFormat();
  const [deletePost] = useDeletePostMutation();
  const { id, personId, username, avatar, postTime, postText, pictures, detailedComments } = post;
  return (
    <Card label={t('profile.postOf', { name: username, time: dateTime(postTime) })}>
      <div className={styles.head}>
        <Avatar name={username} src={avatar} size="l" />
        <div>
          <p className={styles.name}>
            <PersonLink id={personId} name={username} />
          </p>
          <time className={styles.time} dateTime={postTime} title={dateTime(postTime)}>
            {ago(postTime)}
          </time>
        </div>
        {isOwn && (
          <DeleteButton
            className={styles.end}
            label={t('profile.deletePost')}
            text={t('profile.deletePostText')}
            done={t('profile.postDeleted')}
            onDelete={() => deletePost(id)}
          />
        )}
      </div>
      {postText && (
        <p className={styles.text} dir="auto">
          {postText}
        </p>
      )}
      {pictures.length > 0 && <PictureList pictures={pictures} shape="post" />}
      <div className={styles.bar}>
        <Likes post={post} />
        <ShareButton post={post} />
        <span className={styles.count}>
          <Icon of={MessageSquare} /> <bdi>{t('comment.count', { count: detailedComments.length })}</bdi>
        </span>
      </div>
      <PostComments postId={id} comments={detailedComments} isOwn={isOwn} />
    </Card>
  );
}

function Likes({ post: { id, likes, youLiked, likedUsers } }: { post: ProfilePost }) {
  const { t } = useTranslation('pages');
  const { number, list } = useFormat();
  const said = useSaid();
  const [likePost] = useLikePostMutation();
  const likers = likedUsers.map((user) => user.username);
  return (
    <>
      <Button
        type="text"
        className={youLiked ? styles.liked : ''}
        icon={<Icon of={Heart} />}
        aria-pressed={youLiked}
        aria-label={t('profile.like', { count: likes })}
        onClick={() => void said(likePost({ id, isOn: !youLiked }))}
      >
        {number(likes)}
      </Button>
      {likers.length > 0 && (
        <span className={styles.likers} title={list(likers)}>
          {likedUsers.slice(-maxLikers).map((user) => (
            <Avatar key={user.username} name={user.username} src={user.avatar} size="s" isNamed />
          ))}
        </span>
      )}
    </>
  );
}

/** Shares the post by the system's sheet, or copies its URL. */
function ShareButton({ post: { id, personId, username, share } }: { post: ProfilePost }) {
  const { t } = useTranslation('pages');
  const { number } = useFormat();
  const copy = useCopy();
  const said = useSaid();
  const addressOf = useAddressOf();
  const [sharePost] = useSharePostMutation();
  const hand = async () => {
    const url = addressOf(postPath(personId, id));
    try {
      if (navigator.share) await navigator.share({ title: t('profile.sharedTitle', { name: username }), url });
      else await copy(url, { done: t('link.copied'), failed: t('link.notCopied') });
    } catch {
      // The person has closed the sheet.
      return;
    }
    await said(sharePost(id));
  };
  return (
    <Button
      type="text"
      icon={<Icon of={Share2} />}
      aria-label={t('profile.share', { count: share })}
      onClick={() => void hand()}
    >
      {number(share)}
    </Button>
  );
}
