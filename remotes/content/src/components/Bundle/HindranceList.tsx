import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Hindrance } from '../../api/schemas';
import styles from './Bundle.module.css';

/** Items with the reason that each of them has; links lead to them. */
export function HindranceList({ hindrances }: { hindrances: readonly Hindrance[] }) {
  const { t } = useTranslation('content');
  return (
    <ul className={styles.hindrances}>
      {hindrances.map(({ id, title, reason }) => (
        <li key={id}>
          <Link to={`/content/items/${id}`}>
            <bdi>{title || t('untitled')}</bdi>
          </Link>
          {': '}
          {t(`rejection.${reason}`)}
        </li>
      ))}
    </ul>
  );
}
