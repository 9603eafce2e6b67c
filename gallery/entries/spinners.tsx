import { Button, ProgressBar, Spinner } from '@atrium/ui';
import { Row } from '../components/Row';

export function InButtons() {
  return (
    <Row>
      <Button type="primary" loading>
        Saving
      </Button>
      <Button loading>Sending</Button>
    </Row>
  );
}

/** Fills its place. */
export function InAPlace() {
  return (
    <div style={{ blockSize: 160 }}>
      <Spinner isFull label="Opening the issue" />
    </div>
  );
}

/** Longer work shows its progress. */
export function LongWork() {
  return <ProgressBar label="Reading 1,240 rows" share={0.4} />;
}
