import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readApiError, useStoreFileMutation } from 'shared/runtime';
import { Avatar, Button } from 'shared/ui';
import { PictureError, toSquarePicture } from './toSquarePicture';
import styles from './UserEdit.module.css';

interface AvatarFieldProps {
  name: string;
  /** The picture's address; a control of the form hands it in. */
  value?: string | null;
  onChange?: (value: string | null) => void;
}

/** The picture of a user: a preview, another one, none. */
export function AvatarField({ name, value, onChange }: AvatarFieldProps) {
  const { t } = useTranslation('users');
  const input = useRef<HTMLInputElement>(null);
  const [storePicture, { isLoading }] = useStoreFileMutation();
  const [fault, setFault] = useState('');

  const choose = async (file: File | undefined) => {
    setFault('');
    if (!file) return;
    try {
      const content = await toSquarePicture(file);
      const { file: stored } = await storePicture({ fileName: file.name, content }).unwrap();
      onChange?.(stored.url);
    } catch (error) {
      setFault(error instanceof PictureError ? t(`avatar.${error.reason}`) : readApiError(error).message);
    }
  };

  return (
    <div className={styles.picture}>
      <Avatar name={name} src={value} size="xl" />
      <Button loading={isLoading} onClick={() => input.current?.click()}>
        {t('avatar.choose')}
      </Button>
      {value && (
        <Button type="text" onClick={() => onChange?.(null)}>
          {t('avatar.remove')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp"
        aria-label={t('avatar.choose')}
        style={{ display: 'none' }}
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = '';
        }}
      />
      <p className={styles.hint} role={fault ? 'alert' : undefined}>
        {fault || t('avatar.hint')}
      </p>
    </div>
  );
}
