import { Avatar, Card, CardHead, IconButton } from '@atrium/ui';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFavoritePageMutation } from '../../api/profile/profileApi';
import type { SuggestedProfilePage } from '../../api/profile/schemas';
import styles from './Profile.module.css';
import { useSaid } from './useSaid';

export function SuggestedPages({ pages }: { pages: readonly SuggestedProfilePage[] }) {
  const { t } = useTranslation('pages');
  const said = useSaid();
  const [favoritePage] = useFavoritePageMutation();
  return (
    <Card label={t('profile.pages')}>
      <CardHead title={t('profile.pages')} />
      <ul className={styles.list}>
        {pages.map(({ id, username, subtitle, avatar, favorite }) => (
          <li key={id} className={styles.row}>
            <Avatar name={username} src={avatar} size="l" />
            <div className={styles.words}>
              <p className={styles.name}>{username}</p>
              <p className={styles.text}>{subtitle}</p>
            </div>
            <IconButton
              className={favorite ? styles.favorite : ''}
              label={t('profile.favorite', { name: username })}
              icon={Star}
              isPressed={favorite}
              onClick={() => void said(favoritePage({ id, isOn: !favorite }))}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
