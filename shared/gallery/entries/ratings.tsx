import { useState } from 'react';
import { Rating } from 'shared/ui/fields';
import { Row } from '../parts/Row';

export function Choosing() {
  const [stars, setStars] = useState(3);
  return (
    <Row>
      <Rating label="Your rating" value={stars} onChange={setStars} />
      <span>{stars} / 5</span>
    </Row>
  );
}

export function Halves() {
  const [stars, setStars] = useState(3.5);
  return <Rating label="In halves" value={stars} onChange={setStars} hasHalves />;
}

/** Without `onChange`, it only shows. */
export function ReadOnly() {
  return (
    <Row>
      <Rating label="Walking map" value={4.5} />
      <Rating label="Postcard" value={2} />
    </Row>
  );
}

export function WithWords() {
  const [stars, setStars] = useState(0);
  const words = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent'];
  return (
    <Row>
      <Rating label="With words" value={stars} onChange={setStars} words={words} />
      <span role="status">{words[stars - 1] ?? 'Not rated yet'}</span>
    </Row>
  );
}

export function OtherCount() {
  const [stars, setStars] = useState(7);
  return <Rating label="Of ten" value={stars} onChange={setStars} count={10} />;
}
