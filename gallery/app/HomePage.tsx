import { Page, Section } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { entryGroups } from '../catalog/entryGroups';
import { LinkCards } from '../components/LinkCards';
import { Prose } from '../components/Prose';
import styles from './HomePage.module.css';

export function HomePage() {
  useTranslation('kit');
  return (
    <Page title="The kit">
      <p className={styles.lead}>
        <Prose text="What every screen is made of. An app takes all of it from `@atrium/ui` and the entry points below it, and brings no colours, sizes or components of its own. Each entry shows the states of a component, the code that draws them, and its props." />
      </p>
      {entryGroups.map(({ title, text, entries }) => (
        <Section key={title} title={title} text={text}>
          <LinkCards
            cards={entries.map(({ id, title: name, shows }) => ({
              to: `/${id}`,
              title: name,
              text: shows.join(' · '),
            }))}
          />
        </Section>
      ))}
    </Page>
  );
}
