import { useTranslation } from 'react-i18next';
import { Card, CardHead, useFormat } from 'shared/ui';
import type { Profile } from '../../api/profile/schemas';
import styles from './Profile.module.css';

/** Facts about the person. */
export function About({ about: { about, joined, lives, email, website } }: { about: Profile['userAbout'] }) {
  const { t } = useTranslation('pages');
  const { date } = useFormat();
  const facts = [
    { name: t('profile.joined'), value: date(joined) },
    { name: t('profile.lives'), value: lives },
    { name: t('profile.email'), value: email },
    { name: t('profile.website'), value: website },
  ];
  return (
    <Card label={t('profile.about')}>
      <CardHead title={t('profile.about')} />
      <p className={styles.aboutText}>{about}</p>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
