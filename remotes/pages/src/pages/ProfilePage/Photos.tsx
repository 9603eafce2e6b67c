import { Card, CardHead } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { PostPicture } from '../../api/profile/schemas';
import { PictureList } from './PictureList';
import styles from './Profile.module.css';

/** Number that fits beside the posts; the tab shows all. */
const few = 9;

interface PhotosProps {
  photos: readonly PostPicture[];
  isLarge?: boolean;
}

export function Photos({ photos, isLarge = false }: PhotosProps) {
  const { t } = useTranslation('pages');
  return (
    <Card label={t('profile.photos')}>
      <CardHead title={t('profile.photos')} />
      {photos.length === 0 && <p className={styles.text}>{t('profile.noPhotos')}</p>}
      <PictureList pictures={isLarge ? photos : photos.slice(0, few)} shape={isLarge ? 'page' : 'few'} />
    </Card>
  );
}
