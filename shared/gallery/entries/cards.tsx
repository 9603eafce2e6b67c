import { Button, Card, CardHead, Sparkline, StatCard } from '../../ui';
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

export function Numbers() {
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
