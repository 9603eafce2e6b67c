import { Button, ProgressBar, Spinner } from '@atrium/ui';
import { Row } from '../parts/Row';

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

/** What takes longer says how far it has come. */
export function LongWork() {
  return <ProgressBar label="Reading 1,240 rows" share={0.4} />;
}
