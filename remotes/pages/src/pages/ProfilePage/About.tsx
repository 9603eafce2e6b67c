import { Card, CardHead, useFormat } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Profile } from '../../api/profile/schemas';
import { networkNames } from '../../model/socialDraft';
import styles from './Profile.module.css';

export function About({ profile }: { profile: Profile }) {
  const { about, joined, lives, email, website, links = [] } = profile.userAbout;
  const { isYou } = profile.header;
  const { t } = useTranslation('pages');
  const { date } = useFormat();
  const facts: { name: string; value: ReactNode }[] = [
    { name: t('profile.joined'), value: joined && <bdi>{date(joined)}</bdi> },
    { name: t('profile.lives'), value: lives && <bdi>{lives}</bdi> },
    { name: t('profile.email'), value: email },
    { name: t('profile.website'), value: website && <SafeLink url={website} /> },
    {
      name: t('profile.links'),
      value: links.length > 0 && (
        <span className={styles.links}>
          {links.map(({ network, url }) => (
            <SafeLink key={network} url={url} text={networkNames[network]} />
          ))}
        </span>
      ),
    },
  ].filter(({ value }) => value);
  return (
    <Card label={t('profile.about')}>
      <CardHead title={t('profile.about')} />
      {about ? (
        <p className={styles.aboutText} dir="auto">
          {about}
        </p>
      ) : (
        isYou && <Link to="/pages/account-settings/information">{t('profile.sayWhoYouAre')}</Link>
      )}
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

/** User-provided link: new tab, without referrer. */
const SafeLink = ({ url, text = url }: { url: string; text?: string }) => (
  <a href={/^https?:/i.test(url) ? url : `https://${url}`} target="_blank" rel="noreferrer nofollow">
    <bdi>{text}</bdi>
  </a>
);
