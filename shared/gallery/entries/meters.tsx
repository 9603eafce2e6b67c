import { Meter, ProgressBar } from '../../ui';
import { Row } from '../parts/Row';

/** How much of something: its share is written beside it. */
export function Meters() {
  return (
    <Row isColumn>
      <Meter label="Desktop" share={0.586} />
      <Meter label="Phone" share={0.347} tone="teal" />
      <Meter label="Storage" share={0.92} tone="amber" text="4.6 of 5 GB" />
    </Row>
  );
}

/** How far something has come; without a share nobody knows yet. */
export function Progress() {
  return (
    <Row isColumn>
      <ProgressBar label="Upload" share={0.4} />
      <ProgressBar label="Done" share={1} tone="green" />
      <ProgressBar label="Waiting" />
    </Row>
  );
}
