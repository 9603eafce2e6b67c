import {
  Avatar,
  Button,
  Card,
  CardHead,
  Checkbox,
  Meter,
  Person,
  Pill,
  ProgressBar,
  StatCard,
  useFormat,
} from '@atrium/ui';
import { Timeline } from '@atrium/ui/display';
import { Rating } from '@atrium/ui/fields';
import { people } from '../data/samples';
import styles from './card-showcase.module.css';

/** A picture, a text, and one way on. */
export function WithPicture() {
  return (
    <div className={styles.cards}>
      <Card>
        <div className={styles.cover} />
        <CardHead title="The harbour at dawn" />
        <p>Nine pictures from the quay, by Mei Tanaka.</p>
        <Button>Read</Button>
      </Card>
      <Card>
        <CardHead title="Without a picture" end={<Pill tone="amber">Draft</Pill>} />
        <p>Two paragraphs, and no more than that.</p>
      </Card>
    </div>
  );
}

export function OfAPerson() {
  return (
    <div className={styles.cards}>
      <Card>
        <Avatar name="Amira Haddad" size="xl" />
        <CardHead title="Amira Haddad" end={<Pill tone="blue">Editor</Pill>} />
        <p>Senior editor, Paris</p>
        <Button>Write a message</Button>
      </Card>
    </div>
  );
}

export function Transactions() {
  const { money } = useFormat();
  return (
    <div className={styles.cards}>
      <Card>
        <CardHead title="Latest payments" />
        <ul className={styles.rows}>
          {people.slice(1, 5).map(({ id, name, balance }) => (
            <li key={id}>
              <Person name={name} />
              <span>{money(balance)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

export function Shares() {
  return (
    <div className={styles.cards}>
      <Card>
        <CardHead title="Readers by device" />
        <Meter label="Desktop" share={0.586} />
        <Meter label="Phone" share={0.347} tone="teal" />
        <Meter label="Tablet" share={0.067} tone="plum" />
      </Card>
      <StatCard label="Issues sent" value="1,240" change={{ text: '+4.8 %', tone: 'green' }} />
    </div>
  );
}

/** An event with date, place, guests and an answer. */
export function AnEvent() {
  const { date } = useFormat();
  return (
    <div className={styles.cards}>
      <Card label="Editors’ evening">
        <CardHead
          title="Editors’ evening"
          end={
            <Pill tone="blue">
              <bdi>{date('2026-11-26')}</bdi>
            </Pill>
          }
        />
        <p>6 pm, at the harbour office</p>
        <p>
          {people.slice(0, 4).map(({ id, name }) => (
            <Avatar key={id} name={name} isNamed />
          ))}
        </p>
        <Button type="primary">I will come</Button>
      </Card>
    </div>
  );
}

/** A plan with its price and features. */
export function APlan() {
  const { money } = useFormat();
  return (
    <div className={styles.cards}>
      <Card label="Team plan">
        <CardHead title="Team" end={<Pill tone="accent">Your plan</Pill>} />
        <p>
          <b>{money(24)}</b> a month for each person
        </p>
        <Meter label="People" share={0.8} text="8 of 10" />
        <Button>Change plan</Button>
      </Card>
    </div>
  );
}

/** Progress towards a goal, and the rest. */
export function AGoal() {
  return (
    <div className={styles.cards}>
      <Card label="Goal of the month">
        <CardHead title="Goal of the month" />
        <ProgressBar label="Articles published" share={0.83} tone="green" />
        <p className={styles.below}>83 of 100 articles; 17 to go in nine days</p>
      </Card>
    </div>
  );
}

/** Recognition of somebody's work. */
export function Congratulations() {
  return (
    <div className={styles.cards}>
      <Card label="Best article">
        <div className={styles.head}>
          <Person name="Mei Tanaka" detail="Best article of the week" />
        </div>
        <p>42,100 people read “Dawn”, and half of them to the end.</p>
        <Button type="link">See the numbers</Button>
      </Card>
    </div>
  );
}

/** Next steps, ticked as they are done. */
export function NextTasks() {
  return (
    <div className={styles.cards}>
      <Card label="Next tasks">
        <CardHead title="Next tasks" end={<Button type="text">All</Button>} />
        <ul className={styles.rows}>
          {['Choose pictures', 'Write the caption', 'Ask for the rights'].map((task) => (
            <li key={task}>
              <Checkbox>{task}</Checkbox>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

/** Past events, latest first. */
export function Activity() {
  return (
    <div className={styles.cards}>
      <Card label="Activity">
        <CardHead title="Activity" end={<Button type="text">All</Button>} />
        <Timeline
          items={[
            { title: '10:42', content: 'Mei Tanaka added nine pictures' },
            { title: '09:15', content: 'Jonas Weber asked for changes' },
            { title: 'Yesterday', content: 'Amira Haddad started the draft' },
          ]}
        />
      </Card>
    </div>
  );
}

/** An open position, and how to apply. */
export function AVacancy() {
  return (
    <div className={styles.cards}>
      <Card label="Picture editor">
        <CardHead title="Picture editor" end={<Pill tone="teal">Part time</Pill>} />
        <p>Lisbon, from January on. Chooses and cuts what the authors send.</p>
        <Button type="primary">Apply</Button> <Button type="text">Share</Button>
      </Card>
    </div>
  );
}

/** A product with its price and one action. */
export function AProduct() {
  const { money } = useFormat();
  return (
    <div className={styles.cards}>
      <Card label="Walking map">
        <div className={styles.cover} />
        <CardHead title="Walking map" end={<b>{money(12)}</b>} />
        <p>Forty streets on paper that survives rain.</p>
        <Button>Add to cart</Button>
      </Card>
    </div>
  );
}

/** A quotation with author and rating. */
export function AReview() {
  return (
    <div className={styles.cards}>
      <Card label="Review by Lucía Prado">
        <div className={styles.head}>
          <Person name="Lucía Prado" detail="Bought in October" />
          <Rating label="Rated" value={4.5} />
        </div>
        <p>Found every bench on it, and a bakery that no guide knows.</p>
      </Card>
    </div>
  );
}
