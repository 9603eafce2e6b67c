import { Trash2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoreFileMutation } from 'shared/runtime';
import { Avatar, Button, Icon, useFormat } from 'shared/ui';
import { avatarProblem, avatarTypes, largestAvatar } from '../../model/avatarFile';
import styles from './AvatarField.module.css';
import { readDataUrl } from './readDataUrl';

interface AvatarFieldProps {
  name: string;
  value?: string | null;
  onChange?: (url: string | null) => void;
}

/** The picture of a person: chosen from a file, or none. It counts once the form is saved. */
export function AvatarField({ name, value, onChange }: AvatarFieldProps) {
  const { t } = useTranslation('pages');
  const { fileSize } = useFormat();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<'type' | 'size' | 'failed'>();
  const [storeFile, { isLoading }] = useStoreFileMutation();

  const take = async (file: File | undefined) => {
    if (!file) return;
    const found = avatarProblem(file);
    setProblem(found);
    if (found) return;
    try {
      const stored = await storeFile({ fileName: file.name, content: await readDataUrl(file) }).unwrap();
      onChange?.(stored.file.url);
    } catch {
      setProblem('failed');
    }
  };

  return (
    <div className={styles.avatar}>
      <Avatar name={name} src={value} size="xl" />
      <div>
        <div className={styles.actions}>
          <Button icon={<Icon of={Upload} />} loading={isLoading} onClick={() => input.current?.click()}>
            {t('avatar.choose')}
          </Button>
          {value && (
            <Button type="text" icon={<Icon of={Trash2} />} onClick={() => onChange?.(null)}>
              {t('avatar.remove')}
            </Button>
          )}
        </div>
        <p className={problem ? styles.problem : styles.hint} role={problem ? 'alert' : undefined}>
          {t(problem ? `avatar.${problem}` : 'avatar.hint', { size: fileSize(largestAvatar) })}
        </p>
        <input
          ref={input}
          className={styles.file}
          type="file"
          accept={avatarTypes.join(',')}
          aria-label={t('avatar.choose')}
          tabIndex={-1}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
    </div>
  );
}
