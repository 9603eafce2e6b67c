import { Icon, Pill } from '@atrium/ui';
import { Check, Clock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Row } from '../components/Row';

export function WithIcons() {
  return (
    <Row>
      <Pill tone="green">
        <Icon of={Check} size={12} /> Paid
      </Pill>
      <Pill tone="amber">
        <Icon of={Clock} size={12} /> Due
      </Pill>
    </Row>
  );
}

/** A pill within a link leads somewhere. */
export function AsLink() {
  return (
    <Link to="#release">
      <Pill tone="blue">#release</Pill>
    </Link>
  );
}

export function LongWords() {
  return (
    <Row>
      <Pill tone="plum">A label that somebody has written rather long</Pill>
      <Pill>7</Pill>
    </Row>
  );
}
