import { Link } from 'react-router-dom';
import styles from './LinkCards.module.css';

interface LinkCard {
  to: string;
  title: string;
  text: string;
}

export const LinkCards = ({ cards }: { cards: readonly LinkCard[] }) => (
  <ul className={styles.cards}>
    {cards.map(({ to, title, text }) => (
      <li key={to}>
        <Link to={to} className={styles.card}>
          <b>{title}</b>
          <span className={styles.text}>
            <bdi>{text}</bdi>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
