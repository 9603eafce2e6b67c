import { useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import type { User } from '../../api/schemas';
import { addressLines } from '../../model/addressLines';
import { countryName } from '../../model/countries';
import { languageName } from '../../model/languageOptions';
import { LastSeen } from '../../components/User/LastSeen';
import { FactList } from './FactList';
import { WebLink } from './WebLink';

/** What is known of somebody; what is not is left out. */
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
