import { Button } from 'antd';
import { Trash2, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../Avatar/Avatar';
import { FilePicker } from '../File/FilePicker';
import { useFormat } from '../format/useFormat';
import { Icon } from '../Icon/Icon';
import styles from './AvatarField.module.css';
import { maxPictureBytes, type PictureIssue, pictureTypes, readPicture } from './readPicture';

const PictureCutDialog = lazy(async () => ({ default: (await import('./PictureCutDialog')).PictureCutDialog }));

const side = 256;

export interface AvatarFieldProps {
  /** A form's item hands it in. */
  id?: string;
  /** Name of the field, as its label on screen. */
  label?: string;
  /** Name of the person; its initials replace a missing picture. */
  name: string;
  /** The picture's address; a form's item hands it in. */
  value?: string | null;
  onChange?: (address: string | null) => void;
  /** Keeps the picture that was cut and gives its address. */
  onStore: (file: { fileName: string; content: string }) => Promise<string>;
  /** Says in words why `onStore` failed. */
  explain: (error: unknown) => string;
}

/** What a picture may be, or why the chosen one is none. */
function PictureHint({ issue }: { issue: PictureIssue | undefined }) {
  const { t } = useTranslation('kit');
  const { fileSize } = useFormat();
  return (
    <p className={issue ? styles.issue : styles.hint} role={issue ? 'alert' : undefined}>
      {t(issue ? `picture.${issue}` : 'picture.hint', { size: fileSize(maxPictureBytes) })}
    </p>
  );
}

/** The picture of a person: chosen from a file and cut to a square, or none. It counts once the form is saved. */
export function AvatarField({ id, label, name, value, onChange, onStore, explain }: AvatarFieldProps) {
  const { t } = useTranslation('kit');
  const [picture, setPicture] = useState<{ fileName: string; content: string }>();
  const [issue, setIssue] = useState<PictureIssue>();

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const read = await readPicture(file);
    setIssue('issue' in read ? read.issue : undefined);
    if ('content' in read) setPicture({ fileName: file.name, content: read.content });
  };
  const store = async (content: string) => {
    if (!picture) return;
    onChange?.(await onStore({ fileName: picture.fileName, content }));
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring the looks of one
    <div role="group" aria-label={label ?? t('picture.choose')} className={styles.field}>
      <Avatar name={name} src={value} size="xl" />
      <div>
        <div className={styles.actions}>
          <FilePicker
            {...(id && { id })}
            label={t('picture.choose')}
            accept={pictureTypes}
            isSingle
            onFiles={([file]) => void choose(file)}
          >
            {(pick) => (
              <Button icon={<Icon of={Upload} />} onClick={pick}>
                {t('picture.choose')}
              </Button>
            )}
          </FilePicker>
          {value && (
            <Button type="text" icon={<Icon of={Trash2} />} onClick={() => onChange?.(null)}>
              {t('picture.remove')}
            </Button>
          )}
        </div>
        <PictureHint issue={issue} />
      </div>
      {picture && (
        <Suspense>
          <PictureCutDialog
            content={picture.content}
            ratio={1}
            width={side}
            shape="round"
            explain={explain}
            onCut={store}
            onClose={() => setPicture(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
