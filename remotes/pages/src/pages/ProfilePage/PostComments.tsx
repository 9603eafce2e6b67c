import { useSession } from '@atrium/sdk';
import { useStoredText } from '@atrium/sdk/autosave';
import { Avatar, Button, Icon, Input, useFormat } from '@atrium/ui';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { maxLengths } from '../../api/profile/limits';
import {
  useCommentOnPostMutation,
  useDeleteCommentMutation,
  useLikeCommentMutation,
} from '../../api/profile/profileApi';
import type { ProfileComment } from '../../api/profile/schemas';
import { DeleteButton } from './DeleteButton';
import { PersonLink } from './PersonLink';
import styles from './Post.module.css';
import { useSaid } from './useSaid';

interface PostCommentsProps {
  postId: number;
  comments: readonly ProfileComment[];
  /** Own post: comments of others can be deleted too. */
  isOwn: boolean;
}

export function PostComments({ postId, comments, isOwn }: PostCommentsProps) {
  return (
    <>
      <ul className={styles.comments}>
        {comments.map((comment) => (
          <Comment key={comment.id} postId={postId} comment={comment} isOwn={isOwn} />
        ))}
      </ul>
      <CommentForm postId={postId} />
    </>
  );
}

interface CommentProps extends Pick<PostCommentsProps, 'postId' | 'isOwn'> {
  comment: ProfileComment;
}

function Comment({ postId, comment: answer, isOwn }: CommentProps) {
  const { id, personId, username, avatar, comment, time, commentsLikes, youLiked } = answer;
  const { t } = useTranslation('pages');
  const { ago, number } = useFormat();
  const said = useSaid();
  const { user } = useSession();
  const [likeComment] = useLikeCommentMutation();
  const [deleteComment] = useDeleteCommentMutation();
  return (
    <li className={styles.comment}>
      <Avatar name={username} src={avatar} />
      <div className={styles.body}>
        <p>
          <strong>
            <PersonLink id={personId} name={username} />
          </strong>{' '}
          <span className={styles.time}>{ago(time)}</span>
        </p>
        <p className={styles.commentText} dir="auto">
          {comment}
        </p>
      </div>
      <Button
        type="text"
        className={youLiked ? styles.liked : ''}
        icon={<Icon of={Heart} />}
        aria-pressed={youLiked}
        aria-label={t('profile.likeComment', { name: username, count: commentsLikes })}
        onClick={() => void said(likeComment({ postId, id, isOn: !youLiked }))}
      >
        {number(commentsLikes)}
      </Button>
      {(isOwn || personId === user?.id) && (
        <DeleteButton
          label={t('profile.deleteComment', { name: username })}
          text={t('profile.deleteCommentText')}
          done={t('profile.commentDeleted')}
          onDelete={() => deleteComment({ postId, commentId: id })}
        />
      )}
    </li>
  );
}

function CommentForm({ postId }: Pick<PostCommentsProps, 'postId'>) {
  const { t } = useTranslation('pages');
  const said = useSaid();
  const [commentOnPost, { isLoading }] = useCommentOnPostMutation();
  const [text, setText] = useStoredText(`draft.comment.${postId}`);

  const send = async () => {
    if (await said(commentOnPost({ postId, comment: text.trim() }))) setText('');
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) void send();
      }}
    >
      <Input
        aria-label={t('comment.write')}
        placeholder={t('comment.write')}
        dir="auto"
        maxLength={maxLengths.comment}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button htmlType="submit" loading={isLoading} disabled={!text.trim()}>
        {t('comment.send')}
      </Button>
    </form>
  );
}
