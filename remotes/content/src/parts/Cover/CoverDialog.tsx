import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readApiError, useStoreFileMutation } from 'shared/runtime';
import { Alert, Button, Input, Modal } from 'shared/ui';
import type { Cover } from '../../api/schemas';
import { type CoverCut, wholeCover } from '../../model/coverCut';
import styles from './Cover.module.css';
import { drawCover } from './drawCover';

interface CoverDialogProps {
  file: File;
  /** What the cover before it showed, in words. */
  alt: string;
  onChoose: (cover: Cover) => void;
  onClose: () => void;
}

const ranges = [
  { name: 'x', min: 0, max: 1 },
  { name: 'y', min: 0, max: 1 },
  { name: 'zoom', min: 1, max: 4 },
] as const;

/** The picture of a file; undefined while it is read, null where it is none. */
function usePicture(file: File): ImageBitmap | null | undefined {
  const [picture, setPicture] = useState<ImageBitmap | null>();
  useEffect(() => {
    let isOver = false;
    createImageBitmap(file).then(
      (read) => !isOver && setPicture(read),
      () => !isOver && setPicture(null),
    );
    return () => {
      isOver = true;
    };
  }, [file]);
  return picture;
}

/** Cuts a cover out of a picture, by three sliders that a mouse and keys move alike, and asks what it shows. */
export default function CoverDialog({ file, alt, onChoose, onClose }: CoverDialogProps) {
  const { t } = useTranslation('content');
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = usePicture(file);
  const [cut, setCut] = useState<CoverCut>(wholeCover);
  const [words, setWords] = useState(alt);
  const [storeFile, { isLoading, error }] = useStoreFileMutation();

  useEffect(() => {
    if (canvas.current && picture) drawCover(canvas.current, picture, cut);
  }, [picture, cut]);
  const choose = async () => {
    const content = canvas.current?.toDataURL('image/webp', 0.85);
    if (!content) return;
    const { data } = await storeFile({ fileName: file.name, content });
    if (data) onChoose({ src: data.file.url, alt: words.trim() });
  };

  return (
    <Modal
      open
      title={t('cover.crop')}
      onCancel={onClose}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {t('cancel')}
        </Button>,
        <Button key="ok" type="primary" loading={isLoading} disabled={!picture} onClick={() => void choose()}>
          {t('cover.use')}
        </Button>,
      ]}
    >
      {picture === null ? (
        <Alert type="error" title={t('cover.unreadable')} />
      ) : (
        <canvas ref={canvas} className={styles.canvas} />
      )}
      {error && <Alert type="error" title={readApiError(error).message} />}
      {ranges.map(({ name, min, max }) => (
        <label key={name} className={styles.range}>
          <span>{t(`cover.${name}`)}</span>
          <input
            type="range"
            min={min}
            max={max}
            step={0.01}
            value={cut[name]}
            onChange={({ target }) => setCut({ ...cut, [name]: target.valueAsNumber })}
          />
        </label>
      ))}
      <label className={styles.label} htmlFor={id}>
        {t('cover.alt')}
      </label>
      <Input id={id} value={words} maxLength={300} onChange={({ target }) => setWords(target.value)} />
      <p className={styles.hint}>{t('cover.altHint')}</p>
    </Modal>
  );
}
