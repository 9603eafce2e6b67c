import { Button, FilePicker, Icon, IconButton, Input, useFormat, useToast } from '@atrium/ui';
import { ImagePlus, Images, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cover } from '../../api/schemas';
import { textLimits } from '../../api/schemas/limits';
import styles from './Cover.module.css';

const AssetChooser = lazy(() => import(/* webpackChunkName: "assets" */ '../Assets/AssetChooser'));
const CoverDialog = lazy(() => import(/* webpackChunkName: "assets" */ './CoverDialog'));

interface CoverFieldProps {
  value: Cover | null;
  isReadOnly: boolean;
  onChange: (cover: Cover | null) => void;
}

export function CoverField({ value, isReadOnly, onChange }: CoverFieldProps) {
  const { t } = useTranslation('content');
  const { picture, choose, close } = useChosenPicture();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className={styles.cover}>
      {value && <img src={value.src} alt={value.alt} className={styles.picture} />}
      {!isReadOnly && (
        <div className={styles.tools}>
          <FilePicker label={t(value ? 'cover.change' : 'cover.add')} isSingle onFiles={([file]) => void choose(file)}>
            {(pick) => (
              <Button icon={<Icon of={ImagePlus} />} onClick={pick}>
                {t(value ? 'cover.change' : 'cover.add')}
              </Button>
            )}
          </FilePicker>
          <Button icon={<Icon of={Images} />} onClick={() => setChoosing(true)}>
            {t('cover.library')}
          </Button>
          {value && (
            <>
              <Input
                aria-label={t('cover.alt')}
                placeholder={t('cover.altHint')}
                className={styles.alt}
                value={value.alt}
                maxLength={textLimits.alt}
                status={value.alt.trim() ? '' : 'warning'}
                onChange={({ target }) => onChange({ ...value, alt: target.value })}
              />
              <IconButton label={t('cover.remove')} icon={Trash2} onClick={() => onChange(null)} />
            </>
          )}
        </div>
      )}
      {isChoosing && (
        <Suspense>
          <AssetChooser
            title={t('assets.chooseCover')}
            onChoose={({ asset, alt }) => onChange({ src: asset.src, alt })}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
      {picture && (
        <Suspense>
          <CoverDialog
            {...picture}
            alt={value?.alt ?? ''}
            onChoose={(cover) => {
              onChange(cover);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Picture from a chosen file; unusable ones are rejected with the reason. */
function useChosenPicture() {
  const { t } = useTranslation('kit');
  const toast = useToast();
  const { fileSize } = useFormat();
  const [picture, setPicture] = useState<{ fileName: string; content: string }>();
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const { maxPictureBytes, readPicture } = await import('@atrium/ui/picture');
    const read = await readPicture(file);
    if ('issue' in read) toast.error(t(`picture.${read.issue}`, { size: fileSize(maxPictureBytes) }));
    else setPicture({ fileName: file.name, content: read.content });
  };
  return { picture, choose, close: () => setPicture(undefined) };
}
