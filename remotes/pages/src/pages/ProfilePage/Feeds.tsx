import { Avatar, Card, CardHead, IconButton } from '@atrium/ui';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFavoriteFeedMutation } from '../../api/profile/profileApi';
import type { TwitterFeed } from '../../api/profile/schemas';
import styles from './Profile.module.css';
import { useSaid } from './useSaid';

export function Feeds({ feeds }: { feeds: readonly TwitterFeed[] }) {
  const { t } = useTranslation('pages');
  return (
    <Card label={t('profile.feeds')}>
      <CardHead title={t('profile.feeds')} />
      <ul className={styles.list}>
        {feeds.map((feed) => (
          <Feed key={feed.id} feed={feed} />
        ))}
      </ul>
    </Card>
  );
}

function Feed({ feed: { id, title, subtitle, avatar, text, tags, favorite } }: { feed: TwitterFeed }) {
  const { t } = useTranslation('pages');
  const said = useSaid();
  const [favoriteFeed] = useFavoriteFeedMutation();
  return (
    <li className={styles.entry}>
      <div className={styles.row}>
        <Avatar name={title} src={avatar} size="l" />
        <div className={styles.words}>
          <p className={styles.name}>{title}</p>
          <p className={styles.text}>
            <bdi>{`@${subtitle}`}</bdi>
          </p>
        </div>
        <IconButton
          className={favorite ? styles.favorite : ''}
          label={t('profile.favoriteFeed', { name: title })}
          icon={Star}
          isPressed={favorite}
          onClick={() => void said(favoriteFeed({ id, isOn: !favorite }))}
        />
      </div>
      <p>
        <bdi>{text}</bdi>
      </p>
      <p className={styles.text}>
        <bdi>{tags.map((tag) => `#${tag}`).join(' ')}</bdi>
      </p>
    </li>
  );
}
