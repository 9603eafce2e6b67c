import { Card, CardHead } from '@atrium/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PostPicture } from '../../api/profile/schemas';
import styles from './PictureList.module.css';
import profileStyles from './Profile.module.css';

const PhotoViewer = lazy(() => import('./PhotoViewer'));

interface PictureListProps {
  pictures: readonly PostPicture[];
  shape: 'post' | 'few' | 'page';
}

export function PictureList({ pictures, shape }: PictureListProps) {
  const { t } = useTranslation('pages');
  const [place, setPlace] = useState<number>();
  return (
    <>
      <ul className={[styles.list, styles[shape]].join(' ')} data-count={pictures.length}>
        {pictures.map(({ src, alt }, index) => (
          <li key={src}>
            <button
              type="button"
              className={styles.open}
              aria-label={alt || t('profile.picturePlace', { place: index + 1 })}
              onClick={() => setPlace(index)}
            >
              <img
                className={styles.picture}
                src={src}
                alt=""
                width={640}
                height={360}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      {place !== undefined && (
        <Suspense>
          <PhotoViewer pictures={pictures} start={place} onClose={() => setPlace(undefined)} />
        </Suspense>
      )}
    </>
  );
}

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
      {photos.length === 0 && <p className={profileStyles.text}>{t('profile.noPhotos')}</p>}
      <PictureList pictures={isLarge ? photos : photos.slice(0, few)} shape={isLarge ? 'page' : 'few'} />
    </Card>
  );
}
