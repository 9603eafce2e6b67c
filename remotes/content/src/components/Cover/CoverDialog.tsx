import { readApiError, useStoreFileMutation } from '@atrium/sdk';
import { Input } from '@atrium/ui';
import { PictureCutDialog } from '@atrium/ui/picture';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cover } from '../../api/schemas';
import { textLimits } from '../../api/schemas/limits';
import styles from './Cover.module.css';

const coverRatio = 2;
const coverWidth = 1360;

interface CoverDialogProps {
  fileName: string;
  content: string;
  alt: string;
  onChoose: (cover: Cover) => void;
  onClose: () => void;
}

export default function CoverDialog({ fileName, content, alt, onChoose, onClose }: CoverDialogProps) {
  const { t } = useTranslation('content');
  const id = useId();
  const [words, setWords] = useState(alt);
  const [storeFile] = useStoreFileMutation();
  return (
    <PictureCutDialog
      content={content}
      ratio={coverRatio}
      width={coverWidth}
      explain={(error) => readApiError(error).message}
      onClose={onClose}
      onCut={async (cut) => {
        const { file } = await storeFile({ fileName, content: cut }).unwrap();
        onChoose({ src: file.url, alt: words.trim() });
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {t('cover.alt')}
      </label>
      <Input id={id} value={words} maxLength={textLimits.alt} onChange={({ target }) => setWords(target.value)} />
      <p className={styles.hint}>{t('cover.altHint')}</p>
    </PictureCutDialog>
  );
}
