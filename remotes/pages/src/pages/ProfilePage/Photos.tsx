import { useTranslation } from 'react-i18next';
import { Card, CardHead } from 'shared/ui';
import type { Profile } from '../../api/profile/schemas';
import styles from './Profile.module.css';

/** The latest pictures. */
export function Photos({ photos }: { photos: Profile['latestPhotos'] }) {
  const { t } = useTranslation('pages');
  return (
    <Card label={t('profile.photos')}>
      <CardHead title={t('profile.photos')} />
      <ul className={styles.photos}>
        {photos.map(({ id, img, alt }) => (
          <li key={id}>
            <img
              className={styles.photo}
              src={img}
              alt={alt}
              width={640}
              height={360}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
