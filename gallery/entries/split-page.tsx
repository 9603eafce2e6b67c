import { Button, EmptyState, NavList, Person, SplitPage, Toolbar } from '@atrium/ui';
import { useState } from 'react';
import { Frame } from '../components/Frame';
import { people } from '../data/samples';
import styles from './split-page.module.css';

/** Side, list and detail with hairlines between; on phones the list, then the detail. */
export function Panes() {
  const [chosen, setChosen] = useState<string>();
  return (
    <Frame label="Panes" height={360}>
      <SplitPage
        title="Contacts"
        labels={{ side: 'Groups', list: 'Contacts', detail: 'Contact' }}
        side={<NavList label="Groups" items={[{ key: 'all', to: '', label: 'Everyone' }]} activeKey="all" />}
        list={
          <ul className={styles.list}>
            {people.slice(0, 6).map(({ name, email }) => (
              <li key={name}>
                <button type="button" className={styles.row} onClick={() => setChosen(name)}>
                  <Person name={name} detail={email} />
                </button>
              </li>
            ))}
          </ul>
        }
        detail={
          chosen && (
            <>
              <Toolbar kind="pane" label="Contact">
                <Button type="text" onClick={() => setChosen(undefined)}>
                  Close
                </Button>
              </Toolbar>
              <p className={styles.name}>{chosen}</p>
            </>
          )
        }
        placeholder={<EmptyState picture="people" title="Nobody chosen" />}
      />
    </Frame>
  );
}
