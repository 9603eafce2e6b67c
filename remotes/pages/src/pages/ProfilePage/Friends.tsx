import { Avatar, Card, CardHead, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { ProfileSuggestion } from '../../api/profile/schemas';
import { PersonLink } from './PersonLink';
import styles from './Profile.module.css';
import { Suggestions } from './Suggestions';

export function Friends({ people }: { people: readonly ProfileSuggestion[] }) {
  return (
    <div className={styles.column}>
      <Followed people={people.filter(({ isAdded }) => isAdded)} />
      <Suggestions people={people} isLarge />
    </div>
  );
}

function Followed({ people }: { people: readonly ProfileSuggestion[] }) {
  const { t } = useTranslation('pages');
  const { number } = useFormat();
  return (
    <Card label={t('profile.following')}>
      <CardHead title={t('profile.following')} end={number(people.length)} />
      {people.length > 0 ? (
        <ul className={[styles.list, styles.largeList].join(' ')}>
          {people.map(({ id, personId, name, avatar }) => (
            <li key={id} className={styles.row}>
              <Avatar name={name} src={avatar} size="l" />
              <span className={styles.name}>
                <PersonLink id={personId} name={name} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.text}>{t('profile.nobodyFollowed')}</p>
      )}
    </Card>
  );
}
