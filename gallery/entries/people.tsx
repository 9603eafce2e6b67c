import { Avatar, Person } from '@atrium/ui';
import { Row } from '../components/Row';
import { people } from '../data/samples';

/** The tone follows from the name, and is the same everywhere. */
export function Initials() {
  return (
    <Row>
      {people.slice(0, 7).map(({ name }) => (
        <Avatar key={name} name={name} isNamed />
      ))}
    </Row>
  );
}

export function Sizes() {
  return (
    <Row>
      <Avatar name="Amira Haddad" size="s" />
      <Avatar name="Amira Haddad" size="m" />
      <Avatar name="Amira Haddad" size="l" />
      <Avatar name="Amira Haddad" size="xl" />
    </Row>
  );
}

export function Presence() {
  return (
    <Row>
      <Avatar name="Amira Haddad" size="l" status="online" />
      <Avatar name="Jonas Weber" size="l" status="busy" />
      <Avatar name="Lucía Prado" size="l" status="away" />
      <Avatar name="Tom Okafor" size="l" status="offline" />
    </Row>
  );
}

/** A picture that does not arrive gives way to the initials. */
export function Pictures() {
  return (
    <Row>
      <Avatar name="Mei Tanaka" size="l" src={picture} isNamed />
      <Avatar name="Mei Tanaka" size="l" src="data:," isNamed />
    </Row>
  );
}

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"%3E%3Crect width="40" height="40" fill="%230b7a75"/%3E%3Ccircle cx="20" cy="16" r="7" fill="%23dff4f2"/%3E%3Cpath d="M6 40a14 14 0 0 1 28 0" fill="%23dff4f2"/%3E%3C/svg%3E';

export function InARow() {
  return (
    <Row isColumn>
      <Person name="Amira Haddad" detail="@amira" />
      <Person name="Jonas Weber" detail="jonas@example.com" status="online" />
      <Person name="A name that is much longer than there is room for in a narrow column of a table" />
    </Row>
  );
}
