import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, CardHead } from 'shared/ui';
import type { Profile } from '../../api/profile/schemas';
import styles from './Profile.module.css';

const PhotoViewer = lazy(() => import('./PhotoViewer'));

interface PhotosProps {
  photos: Profile['latestPhotos'];
  /** On a page of their own they are larger. */
  isLarge?: boolean;
}

/** The latest pictures; each opens in the viewer. */
export function Photos({ photos, isLarge = false }: PhotosProps) {
  const { t } = useTranslation('pages');
  const [place, setPlace] = useState<number>();
  return (
    <Card label={t('profile.photos')}>
      <CardHead title={t('profile.photos')} />
      {photos.length === 0 && <p className={styles.text}>{t('profile.noPhotos')}</p>}
      <ul className={[styles.photos, isLarge ? styles.largePhotos : ''].join(' ')}>
        {photos.map(({ id, img, alt }, index) => (
          <li key={id}>
            <button type="button" className={styles.open} onClick={() => setPlace(index)}>
              <img
                className={styles.photo}
                src={img}
                alt={alt}
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
          <PhotoViewer
            pictures={photos.map(({ img, alt }) => ({ src: img, alt }))}
            start={place}
            onClose={() => setPlace(undefined)}
          />
        </Suspense>
      )}
    </Card>
  );
}
