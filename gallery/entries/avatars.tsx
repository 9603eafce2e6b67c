import { Avatar, Icon, Pill, Tooltip } from '@atrium/ui';
import { Building2, ImageOff } from 'lucide-react';
import { Row } from '../components/Row';
import { people } from '../data/samples';
import styles from './avatars.module.css';

/** Those who do something together; the last one says how many more there are. */
export function Group() {
  return (
    <ul className={styles.group} aria-label="Authors">
      {people.slice(0, 4).map(({ name }) => (
        <li key={name}>
          <Avatar name={name} size="l" isNamed />
        </li>
      ))}
      <li>
        <span className={styles.more}>+{people.length - 4}</span>
      </li>
    </ul>
  );
}

/** The name, where no text beside it says it. */
export function WithTooltips() {
  return (
    <Row>
      {people.slice(0, 3).map(({ name, role }) => (
        <Tooltip key={name} title={`${name}, ${role}`}>
          <button type="button" className={styles.button}>
            <Avatar name={name} size="l" isNamed />
          </button>
        </Tooltip>
      ))}
    </Row>
  );
}

/** For what is no person. */
export function ForThings() {
  return (
    <Row>
      <span className={styles.thing}>
        <Icon of={Building2} size={20} />
      </span>
      <span className={styles.thing}>
        <Icon of={ImageOff} size={20} />
      </span>
    </Row>
  );
}

export function WithPill() {
  return (
    <Row>
      <Avatar name="Amira Haddad" size="l" />
      <span>Amira Haddad</span>
      <Pill tone="blue">Editor</Pill>
    </Row>
  );
}
