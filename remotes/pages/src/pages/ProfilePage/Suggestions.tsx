import { Avatar, Card, CardHead } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ProfileSuggestion } from '../../api/profile/schemas';
import { FollowButton } from './FollowButton';
import { PersonLink } from './PersonLink';
import styles from './Profile.module.css';

interface SuggestionsProps {
  people: readonly ProfileSuggestion[];
  isLarge?: boolean;
}

export function Suggestions({ people, isLarge = false }: SuggestionsProps) {
  const { t } = useTranslation('pages');
  return (
    <Card label={t('profile.suggestions')}>
      <CardHead title={t('profile.suggestions')} />
      <ul className={[styles.list, isLarge ? styles.largeList : ''].join(' ')}>
        {people.map((person) => {
          const { id, personId, name, avatar, mutualFriend } = person;
          return (
            <li key={id} className={styles.row}>
              <Avatar name={name} src={avatar} size="l" />
              <div className={styles.words}>
                <p className={styles.name}>
                  <PersonLink id={personId} name={name} />
                </p>
                <p className={styles.text}>{t('profile.mutual', { count: mutualFriend })}</p>
              </div>
              <FollowButton person={person} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
