import { useFormat } from '@atrium/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/schemas';
import { LastSeen } from '../../components/User/UserMarks';
import { countryName } from '../../model/countries';
import { addressLines, languageName } from '../../model/userFields';
import styles from './PersonFacts.module.css';

/** Names and values; what is not known is left out. */
function FactList({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** An address of the web as a link; anything else that somebody typed as text. */
function WebLink({ address }: { address: string }) {
  if (!/^https?:\/\//i.test(address)) return <bdi>{address}</bdi>;
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <bdi>{address.replace(/^https?:\/\//i, '')}</bdi>
    </a>
  );
}

export function PersonFacts({ user }: { user: User }) {
  const { t, i18n } = useTranslation('users');
  const format = useFormat();
  const { email, country, contact, dob, website, language, gender, lastSeen } = user;
  const address = addressLines(user.address);
  return (
    <FactList
      facts={[
        [t('field.email'), <bdi key="email">{email}</bdi>],
        [t('field.country'), country && countryName(country, i18n.language)],
        [t('field.contact'), contact && <bdi key="contact">{contact}</bdi>],
        [
          t('field.dob'),
          dob && (
            <time key="dob" dateTime={dob}>
              {format.date(dob)}
            </time>
          ),
        ],
        [t('field.website'), website && <WebLink key="website" address={website} />],
        [t('field.language'), language && languageName(language, i18n.language)],
        [t('field.gender'), gender && t(`gender.${gender}`)],
        [t('field.address'), address.length > 0 && address.map((line) => <div key={line}>{line}</div>)],
        [t('field.lastSeen'), <LastSeen key="seen" day={lastSeen} />],
      ]}
    />
  );
}
