import styles from './Cards.module.css';

/** A few numbers by their names, side by side. */
export const Facts = ({ facts }: { facts: readonly { name: string; text: string }[] }) => (
  <dl className={styles.facts}>
    {facts.map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <bdi>{text}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
