import { Button, Card, CardHead, Pill, Sparkline, StatCard, StretchedLink, Tabs } from '@atrium/ui';
import styles from './cards.module.css';

const values = [12, 18, 15, 22, 19, 27, 31, 28, 36];

/** Only where things really are separate; lists and tables lie on the sheet itself. */
export function Cards() {
  return (
    <div className={styles.cards}>
      <Card>
        <CardHead title="Sessions" end={<Button type="text">Details</Button>} />
        <p>What the card holds</p>
      </Card>
      <Card label="Orders">A card with a name is a region</Card>
    </div>
  );
}

/** All of it leads to one place, and its name is the link. */
export function CardThatLeads() {
  return (
    <div className={styles.cards}>
      <Card className={styles.leading}>
        <h3>
          <StretchedLink to="#winter">Winter catalogue</StretchedLink>
        </h3>
        <p>Seven items, two of them out</p>
      </Card>
    </div>
  );
}

export function Figures() {
  return (
    <div className={styles.cards}>
      <StatCard label="Visitors" value="92.6k" change={{ text: '+4.8 %', tone: 'green' }} />
      <StatCard
        label="Orders"
        value="1,240"
        change={{ text: '−2.1 %', tone: 'red' }}
        trend={{ values, text: 'From 12 to 36 in nine weeks' }}
      />
      <StatCard label="Open invoices" value="€12,900" />
    </div>
  );
}

export function Line() {
  return <Sparkline values={values} text="From 12 to 36 in nine weeks" />;
}

export function WithCover() {
  return (
    <div className={styles.cards}>
      <Card label="The harbour at dawn">
        <div className={styles.cover} />
        <CardHead title="The harbour at dawn" />
        <p>Nine pictures from the quay.</p>
      </Card>
      <Card label="Every second bridge">
        <CardHead title="Every second bridge" />
        <p>Seven walks.</p>
        <div className={styles.cover} />
      </Card>
    </div>
  );
}

/** A picture beside a text, where there is room. */
export function Horizontal() {
  return (
    <Card label="A map for the walk" className={styles.beside}>
      <div className={styles.cover} />
      <div>
        <CardHead title="A map for the walk" />
        <p>Forty streets, and where to rest.</p>
        <Button>Read</Button>
      </div>
    </Card>
  );
}

/** Parts of one thing, behind tabs. */
export function WithTabs() {
  return (
    <Card label="Winter catalogue">
      <Tabs
        label="Winter catalogue"
        items={[
          { key: 'items', label: 'Items', children: <p>Seven items, two of them out</p> },
          { key: 'people', label: 'People', children: <p>Amira Haddad, Jonas Weber</p> },
        ]}
      />
    </Card>
  );
}

/** Groups divided by hairlines in one card. */
export function Grouped() {
  return (
    <Card label="This week" className={styles.grouped}>
      {['Written', 'Reviewed', 'Published'].map((title, index) => (
        <div key={title}>
          <CardHead title={title} />
          <p>{[12, 9, 7][index]} articles</p>
        </div>
      ))}
    </Card>
  );
}

/** With its actions at the end. */
export function WithActions() {
  return (
    <div className={styles.cards}>
      <Card label="Draft">
        <CardHead title="Colours of November" end={<Pill tone="amber">Draft</Pill>} />
        <p>Waits for two pictures.</p>
        <Button type="primary">Review</Button> <Button type="text">Not now</Button>
      </Card>
    </div>
  );
}

/** Totals in a foot below a hairline. */
export function WithFoot() {
  return (
    <div className={styles.cards}>
      <Card label="November issue">
        <CardHead title="November issue" />
        <p>Twelve articles, nine of them reviewed.</p>
        <p className={styles.foot}>Changed two hours ago by Jonas Weber</p>
      </Card>
    </div>
  );
}

/** Few lines that belong together; many are a table, on the sheet itself. */
export function Lists() {
  return (
    <div className={styles.cards}>
      <Card label="Drafts">
        <CardHead title="Drafts" end={<Pill>3</Pill>} />
        <ul className={styles.list}>
          {['The harbour at dawn', 'Every second bridge', 'A map for the walk'].map((title) => (
            <li key={title}>{title}</li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
