import { Avatar } from '@atrium/ui';
import { CardBar, CardLink, CardRow, CardRows, QueryCard } from '@atrium/ui/widget';
import { Row } from '../components/Row';

const emails = [
  { id: 1, name: 'Amira Haddad', subject: 'Launch post: last look before legal', when: '11:17', isStrong: true },
  { id: 2, name: 'Lucía Prado', subject: 'Translations for the spring issue', when: 'Yesterday' },
];

/** A list of an app on a page of another; each row leads to the very thing. */
export function Lists() {
  return (
    <QueryCard
      title="Latest emails"
      count={12}
      end={<CardLink to="/">Inbox</CardLink>}
      query={{ data: emails, isFetching: false, refetch: () => undefined }}
    >
      {(rows) => (
        <CardRows>
          {rows.map(({ id, name, subject, when, isStrong = false }) => (
            <CardRow
              key={id}
              to="/"
              mark={<Avatar name={name} src={null} />}
              title={subject}
              sub={name}
              when={when}
              isStrong={isStrong}
            />
          ))}
        </CardRows>
      )}
    </QueryCard>
  );
}

/** Rows without a picture begin with a coloured bar; overdue ones say so in red. */
export function Bars() {
  return (
    <QueryCard
      title="Coming up"
      isSunken
      query={{ data: ['Editorial stand-up'], isFetching: false, refetch: () => undefined }}
    >
      {(titles) => (
        <CardRows>
          {titles.map((title) => (
            <CardRow key={title} mark={<CardBar />} title={title} sub="Room Aula" when="Overdue, 17 Nov" isLate />
          ))}
        </CardRows>
      )}
    </QueryCard>
  );
}

/** On its way, empty and failed: each inside its own card. */
export function States() {
  const waiting = { isFetching: true, refetch: () => undefined };
  const failed = { isFetching: false, error: new Error('No answer'), refetch: () => undefined };
  const none = { data: [], isFetching: false, refetch: () => undefined };
  return (
    <Row isColumn>
      <QueryCard title="Waiting" query={waiting} rows={2}>
        {() => null}
      </QueryCard>
      <QueryCard title="Nothing" query={none} empty={{ is: (rows) => rows.length === 0, text: 'Nothing to do.' }}>
        {() => null}
      </QueryCard>
      <QueryCard title="Failed" query={failed}>
        {() => null}
      </QueryCard>
    </Row>
  );
}
