import { ImagePlus, Trash2 } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, IconButton, Input } from 'shared/ui';
import type { Cover } from '../../api/schemas';
import styles from './Cover.module.css';

const CoverDialog = lazy(() => import('./CoverDialog'));

interface CoverFieldProps {
  value: Cover | null;
  isReadOnly: boolean;
  onChange: (cover: Cover | null) => void;
}

/** The picture over an item, with what it shows in words. */
export function CoverField({ value, isReadOnly, onChange }: CoverFieldProps) {
  const { t } = useTranslation('content');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  return (
    <div className={styles.cover}>
      {value && <img src={value.src} alt={value.alt} className={styles.picture} />}
      {!isReadOnly && (
        <div className={styles.tools}>
          <Button icon={<Icon of={ImagePlus} />} onClick={() => input.current?.click()}>
            {t(value ? 'cover.change' : 'cover.add')}
          </Button>
          {value && (
            <>
              <Input
                aria-label={t('cover.alt')}
                placeholder={t('cover.altHint')}
                className={styles.alt}
                value={value.alt}
                maxLength={300}
                status={value.alt.trim() ? '' : 'warning'}
                onChange={({ target }) => onChange({ ...value, alt: target.value })}
              />
              <IconButton label={t('cover.remove')} icon={Trash2} onClick={() => onChange(null)} />
            </>
          )}
          <input
            ref={input}
            type="file"
            hidden
            accept="image/png,image/jpeg,image/gif,image/webp,image/avif"
            onChange={({ target }) => {
              setFile(target.files?.[0]);
              target.value = '';
            }}
          />
        </div>
      )}
      {file && (
        <Suspense>
          <CoverDialog
            file={file}
            alt={value?.alt ?? ''}
            onChoose={(cover) => {
              onChange(cover);
              setFile(undefined);
            }}
            onClose={() => setFile(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
