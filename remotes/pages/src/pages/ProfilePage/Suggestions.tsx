import { UserCheck, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar, Card, CardHead, IconButton } from 'shared/ui';
import { useFollowMutation } from '../../api/profile/profileApi';
import type { ProfileSuggestion } from '../../api/profile/schemas';
import styles from './Profile.module.css';
import { useSaid } from './useSaid';

interface SuggestionsProps {
  people: readonly ProfileSuggestion[];
  /** On a page of their own they are in columns. */
  isLarge?: boolean;
}

/** Suggested people, to be followed. */
export function Suggestions({ people, isLarge = false }: SuggestionsProps) {
  const { t } = useTranslation('pages');
  const said = useSaid();
  const [follow] = useFollowMutation();
  return (
    <Card label={t('profile.suggestions')}>
      <CardHead title={t('profile.suggestions')} />
      <ul className={[styles.list, isLarge ? styles.largeList : ''].join(' ')}>
        {people.map(({ id, name, avatar, mutualFriend, isAdded }) => (
          <li key={id} className={styles.row}>
            <Avatar name={name} src={avatar} size="l" />
            <div className={styles.words}>
              <p className={styles.name}>
                <bdi>{name}</bdi>
              </p>
              <p className={styles.text}>{t('profile.mutual', { count: mutualFriend })}</p>
            </div>
            <IconButton
              className={isAdded ? styles.added : ''}
              label={t('profile.follow', { name })}
              icon={isAdded ? UserCheck : UserPlus}
              isPressed={isAdded}
              onClick={() => void said(follow({ id, isOn: !isAdded }))}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
