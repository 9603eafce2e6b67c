import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Page, Section } from '../../ui';
import { entryGroups } from '../entryGroups';
import styles from './HomePage.module.css';
import { Prose } from './Prose';

/** Everything there is, by group. */
export function HomePage() {
  useTranslation('kit');
  return (
    <Page title="The kit">
      <p className={styles.lead}>
        <Prose text="What every screen is made of. An app takes all of it from `shared/ui` and the doors below it, and brings no colours, sizes or components of its own. Each entry shows the states of a component, the code that draws them, and its props." />
      </p>
      {entryGroups.map(({ title, text, entries }) => (
        <Section key={title} title={title} text={text}>
          <ul className={styles.cards}>
            {entries.map((entry) => (
              <li key={entry.id}>
                <Link to={`/${entry.id}`} className={styles.card}>
                  <b>{entry.title}</b>
                  <span className={styles.names}>{entry.shows.join(' · ')}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}
