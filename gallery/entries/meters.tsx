import { Button, Card, CardHead, Meter, ProgressBar } from '@atrium/ui';
import { useState } from 'react';
import { Row } from '../components/Row';

/** An amount, with its share in text. */
export function Meters() {
  return (
    <Row isColumn>
      <Meter label="Desktop" share={0.586} />
      <Meter label="Phone" share={0.347} tone="teal" />
      <Meter label="Storage" share={0.92} tone="amber" text="4.6 of 5 GB" />
    </Row>
  );
}

/** Progress; without a share it is indeterminate. */
export function Progress() {
  return (
    <Row isColumn>
      <ProgressBar label="Upload" share={0.4} />
      <ProgressBar label="Done" share={1} tone="green" />
      <ProgressBar label="Waiting" />
    </Row>
  );
}

/** A tone says whether it is good; the number says the same without colour. */
export function Tones() {
  return (
    <Row isColumn>
      <Meter label="Plenty" share={0.3} tone="green" />
      <Meter label="Nearly full" share={0.85} tone="amber" />
      <Meter label="Full" share={1} tone="red" />
    </Row>
  );
}

/** Parts of a whole, below each other: their sum is said in words. */
export function PartsOfAWhole() {
  return (
    <Row isColumn>
      <Meter label="Pictures" share={0.52} text="2.6 GB" />
      <Meter label="Films" share={0.31} text="1.6 GB" tone="teal" />
      <Meter label="Texts" share={0.09} text="0.4 GB" tone="plum" />
      <bdi>4.6 of 5 GB</bdi>
    </Row>
  );
}

/** Progress is announced when it completes, not at each step. */
export function ByHand() {
  const [share, setShare] = useState(0.2);
  return (
    <Row isColumn>
      <ProgressBar label="Pages checked" share={share} />
      <Row>
        <Button onClick={() => setShare(Math.max(0, share - 0.2))}>Back</Button>
        <Button onClick={() => setShare(Math.min(1, share + 0.2))}>Next page</Button>
      </Row>
      <span role="status">{share > 0.99 && 'All pages are checked'}</span>
    </Row>
  );
}

/** Usage of a quota, with one action to change it. */
export function InACard() {
  return (
    <Card label="Storage">
      <CardHead title="Storage" end={<Button type="text">Tidy up</Button>} />
      <Meter label="Used" share={0.92} tone="amber" text="4.6 of 5 GB" />
    </Card>
  );
}
