import { useStoredText } from '@atrium/sdk/autosave';
import { Alert, Avatar, Button, Card, FilePicker, Icon, IconButton, Input, LengthNote } from '@atrium/ui';
import { ImagePlus, X } from 'lucide-react';
import type { ClipboardEvent, DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { maxLengths } from '../../api/profile/limits';
import { useAddPostMutation } from '../../api/profile/profileApi';
import type { Profile } from '../../api/profile/schemas';
import styles from './Composer.module.css';
import { type PostPictures, usePostPictures } from './usePostPictures';
import { useSaid } from './useSaid';

function ComposerPictures({ pictures: { list, issues, describe, remove } }: { pictures: PostPictures }) {
  const { t } = useTranslation('pages');
  return (
    <>
      {list.length > 0 && (
        <ul className={styles.pictures}>
          {list.map(({ src, alt }, index) => (
            <li key={src} className={styles.chosen}>
              <img className={styles.thumbnail} src={src} alt={alt} />
              <IconButton
                className={styles.remove}
                label={t('profile.removePicture', { place: index + 1 })}
                icon={X}
                onClick={() => remove(src)}
              />
              <Input
                aria-label={t('profile.picturePlace', { place: index + 1 })}
                placeholder={t('profile.pictureAlt')}
                dir="auto"
                maxLength={maxLengths.alt}
                value={alt}
                onChange={({ target }) => describe(src, target.value)}
              />
            </li>
          ))}
        </ul>
      )}
      {issues.length > 0 && <Alert type="error" title={issues.join(' ')} />}
    </>
  );
}

/** Post composer with pictures; unsent input is stored. */
export function PostComposer({ header: { username, avatar } }: { header: Profile['header'] }) {
  const { t } = useTranslation('pages');
  const said = useSaid();
  const [addPost, { isLoading }] = useAddPostMutation();
  const [text, setText] = useStoredText('draft.post');
  const pictures = usePostPictures();
  const isEmpty = !text.trim() && pictures.list.length === 0;

  const send = async () => {
    if (!(await said(addPost({ text: text.trim(), pictures: [...pictures.list] })))) return;
    setText('');
    pictures.clear();
  };
  const receiveFiles = (event: ClipboardEvent | DragEvent, files: FileList) => {
    if (files.length === 0) return;
    event.preventDefault();
    void pictures.add([...files]);
  };

  return (
    <Card label={t('profile.write')}>
      <form
        className={styles.composer}
        onPaste={(event) => receiveFiles(event, event.clipboardData.files)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => receiveFiles(event, event.dataTransfer.files)}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isEmpty && !isLoading) void send();
        }}
      >
        <Avatar name={username} src={avatar} size="l" />
        <div className={styles.fields}>
          <Input.TextArea
            aria-label={t('profile.write')}
            placeholder={t('profile.writeHint')}
            autoSize={{ minRows: 1, maxRows: 8 }}
            dir="auto"
            maxLength={maxLengths.post}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <LengthNote length={text.length} limit={maxLengths.post} />
          <ComposerPictures pictures={pictures} />
          <div className={styles.actions}>
            <AddPictures pictures={pictures} />
            <Button type="primary" htmlType="submit" loading={isLoading} disabled={isEmpty || pictures.isReading}>
              {t('profile.send')}
            </Button>
          </div>
        </div>
      </form>
    </Card>
  );
}

const accepted = ['image/*'];

function AddPictures({ pictures: { add, isFull, isReading } }: { pictures: ReturnType<typeof usePostPictures> }) {
  const { t } = useTranslation('pages');
  return (
    <FilePicker label={t('profile.addPictures')} accept={accepted} onFiles={(files) => void add(files)}>
      {(pick) => (
        <Button type="text" icon={<Icon of={ImagePlus} />} loading={isReading} disabled={isFull} onClick={pick}>
          {t('profile.addPictures')}
        </Button>
      )}
    </FilePicker>
  );
}
