import { Button, Icon, IconButton } from '@atrium/ui';
import { Images, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './CustomFields.module.css';
import type { FieldInputProps } from './fieldInputProps';

const AssetChooser = lazy(() => import(/* webpackChunkName: "assets" */ '../Assets/AssetChooser'));

/** A picture or file of the library. */
export function AssetInput({ id, label, value, isReadOnly, describedBy, onChange }: FieldInputProps) {
  const { t } = useTranslation('customFields');
  const [isChoosing, setChoosing] = useState(false);
  const asset = typeof value === 'object' ? value : undefined;
  return (
    <div className={styles.asset}>
      {asset?.kind === 'picture' && <img src={asset.src} alt={asset.alt} className={styles.thumb} />}
      {asset && <bdi className={styles.fileName}>{asset.title}</bdi>}
      {!isReadOnly && (
        <>
          <Button
            id={id}
            icon={<Icon of={Images} />}
            aria-label={`${label}: ${t(asset ? 'changeFile' : 'chooseFile')}`}
            aria-describedby={describedBy}
            onClick={() => setChoosing(true)}
          >
            {t(asset ? 'changeFile' : 'chooseFile')}
          </Button>
          {asset && (
            <IconButton label={t('removeFile', { title: asset.title })} icon={Trash2} onClick={() => onChange(null)} />
          )}
        </>
      )}
      {isChoosing && (
        <Suspense>
          <AssetChooser
            title={label}
            takesFiles
            onChoose={({ asset: { kind, src, title }, alt }) => onChange({ kind, src, title, alt })}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
