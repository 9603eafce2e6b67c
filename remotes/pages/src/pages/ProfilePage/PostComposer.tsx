import { useTranslation } from 'react-i18next';
import { Avatar, Button, Card, Input } from 'shared/ui';
import { useAddPostMutation } from '../../api/profile/profileApi';
import type { Profile } from '../../api/profile/schemas';
import styles from './Post.module.css';
import { useDraft } from './useDraft';
import { useSaid } from './useSaid';

/** Something new for one's own page; what is not sent yet stays. */
export function PostComposer({ header: { username, avatar } }: { header: Profile['header'] }) {
  const { t } = useTranslation('pages');
  const said = useSaid();
  const [addPost, { isLoading }] = useAddPostMutation();
  const [text, setText] = useDraft('post');
  const send = async () => {
    if (await said(addPost(text.trim()))) setText('');
  };
  return (
    <Card label={t('profile.write')}>
      <form
        className={styles.composer}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) void send();
        }}
      >
        <Avatar name={username} src={avatar} size="l" />
        <Input.TextArea
          aria-label={t('profile.write')}
          placeholder={t('profile.writeHint')}
          autoSize={{ minRows: 1, maxRows: 8 }}
          dir="auto"
          maxLength={2000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="primary" htmlType="submit" loading={isLoading} disabled={!text.trim()}>
          {t('profile.send')}
        </Button>
      </form>
    </Card>
  );
}
