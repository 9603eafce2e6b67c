import { LabelDot, Pill, tones } from '@atrium/ui';
import { Row } from '../components/Row';

export function Tones() {
  return (
    <Row>
      <Pill>neutral</Pill>
      {tones.map((tone) => (
        <Pill key={tone} tone={tone}>
          {tone}
        </Pill>
      ))}
    </Row>
  );
}

/** The dot means a state. */
export function WithDot() {
  return (
    <Row>
      <Pill dot tone="green">
        Active
      </Pill>
      <Pill dot tone="amber">
        Pending
      </Pill>
      <Pill dot tone="red">
        Overdue
      </Pill>
      <Pill dot>Inactive</Pill>
    </Row>
  );
}

/** Named, where its label is not beside it. */
export function Dots() {
  return (
    <Row>
      <LabelDot tone="teal" name="Team" />
      <LabelDot tone="plum" name="Private" />
      <span>
        <LabelDot tone="red" /> Important
      </span>
    </Row>
  );
}
