import { Alert, IconButton, Input } from '@atrium/ui';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { longest } from '../../api/profile/limits';
import styles from './Composer.module.css';
import type { PostPictures } from './usePostPictures';

/** The pictures of a post that is being written: each takes words for those who cannot see it, and goes again. */
export function ComposerPictures({ pictures: { list, refusals, describe, remove } }: { pictures: PostPictures }) {
  const { t } = useTranslation('pages');
  return (
    <>
      {list.length > 0 && (
        <ul className={styles.pictures}>
          {list.map(({ src, alt }, index) => (
            <li key={src} className={styles.chosen}>
              <img className={styles.thumbnail} src={src} alt={alt} />
              <IconButton
                className={styles.remove}
                label={t('profile.removePicture', { place: index + 1 })}
                icon={X}
                onClick={() => remove(src)}
              />
              <Input
                aria-label={t('profile.picturePlace', { place: index + 1 })}
                placeholder={t('profile.pictureAlt')}
                dir="auto"
                maxLength={longest.alt}
                value={alt}
                onChange={({ target }) => describe(src, target.value)}
              />
            </li>
          ))}
        </ul>
      )}
      {refusals.length > 0 && <Alert type="error" title={refusals.join(' ')} />}
    </>
  );
}
