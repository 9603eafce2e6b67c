import { Button, Meter, useToast } from '@atrium/ui';
import { Rating } from '@atrium/ui/fields';
import { Form } from '@atrium/ui/forms';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { Row } from '../components/Row';

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

/** Another sign than a star. */
export function OwnIcons() {
  const [hearts, setHearts] = useState(4);
  return <Rating label="In hearts" icon={Heart} value={hearts} onChange={setHearts} />;
}

/** Connects the component with a form field. */
const StarsField = ({
  value = 0,
  onChange = () => undefined,
}: {
  value?: number;
  onChange?: (stars: number) => void;
}) => <Rating label="Your opinion of the walk" value={value} onChange={onChange} />;

/** A field like others: it is asked for, and a message says so. */
export function InAForm() {
  const toast = useToast();
  return (
    <Form name="ratings-InAForm" onFinish={() => toast.success('Thank you')}>
      <Form.Item
        name="stars"
        htmlFor={undefined}
        label="Your opinion of the walk"
        rules={[{ required: true, message: 'Choose from one to five stars' }]}
      >
        <StarsField />
      </Form.Item>
      <Button htmlType="submit">Send</Button>
    </Form>
  );
}

/** Average of all ratings. */
export function Average() {
  const shares = [0.62, 0.24, 0.08, 0.04, 0.02];
  return (
    <Row isColumn>
      <Row>
        <Rating label="Average of 212 ratings" value={4.4} />
        <bdi>4.4 of 212 ratings</bdi>
      </Row>
      {shares.map((share, index) => (
        <Meter key={share} label={index === 4 ? '1 star' : `${5 - index} stars`} share={share} />
      ))}
    </Row>
  );
}
