import { IconButton, NumberInput, useFormat } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { Row } from '../components/Row';

/** A value beyond the bounds stays as typed, and a sentence states the bounds. */
export function Bounds() {
  return (
    <Form name="number-inputs-Bounds" initialValues={{ copies: 3 }} style={{ maxInlineSize: 320 }}>
      <Form.Item
        name="copies"
        label="Copies"
        rules={[{ type: 'number', min: 1, max: 10, message: 'From one to ten copies' }]}
      >
        <NumberInput />
      </Form.Item>
    </Form>
  );
}

/** For fingers, and for numbers that change by one. */
export function WithButtons() {
  const [value, setValue] = useState(2);
  return (
    <Row>
      <IconButton label="One less" icon={Minus} disabled={value <= 0} onClick={() => setValue(value - 1)} />
      <NumberInput aria-label="Quantity" value={value} onChange={(given) => setValue(given ?? 0)} />
      <IconButton label="One more" icon={Plus} onClick={() => setValue(value + 1)} />
    </Row>
  );
}

export function Digits() {
  const [value, setValue] = useState<number | null>(1240.5);
  return <NumberInput aria-label="Amount" value={value} onChange={setValue} digits={2} minDigits={2} />;
}

export function States() {
  return (
    <Row>
      <NumberInput aria-label="Not possible" value={7} disabled />
      <NumberInput aria-label="Wrong" value={-1} status="error" />
    </Row>
  );
}

export function Sizes() {
  return (
    <Row>
      <NumberInput aria-label="Small" size="small" value={7} />
      <NumberInput aria-label="Normal" value={7} />
      <NumberInput aria-label="Large" size="large" value={7} />
    </Row>
  );
}

/** The unit is beside the number. */
export function WithUnit() {
  return (
    <Row>
      <NumberInput aria-label="Weight in kilograms" value={12.5} digits={1} suffix="kg" />
      <NumberInput aria-label="Price in euros" value={240} digits={2} minDigits={2} prefix="€" />
    </Row>
  );
}

export function ReadOnly() {
  return <NumberInput aria-label="Number of the invoice" value={5036} readOnly />;
}

/** Null is not zero: nobody has said anything yet. */
export function Empty() {
  const [seats, setSeats] = useState<number | null>(null);
  return (
    <Row>
      <NumberInput aria-label="Seats" placeholder="How many?" value={seats} onChange={setSeats} />
      <span role="status">{seats === null ? 'Not said yet' : `${seats} seats`}</span>
    </Row>
  );
}

/** Two of them, from one to the other. */
export function Range() {
  const [lower, setLower] = useState<number | null>(10);
  const [upper, setUpper] = useState<number | null>(100);
  return (
    <Row>
      <NumberInput aria-label="Price from" prefix="€" value={lower} onChange={setLower} />
      <span aria-hidden="true">–</span>
      <NumberInput aria-label="Price to" prefix="€" value={upper} onChange={setUpper} />
    </Row>
  );
}

/** A consequence of the value, shown while typing. */
export function WithWords() {
  const [hours, setHours] = useState<number | null>(7.5);
  const { money } = useFormat();
  return (
    <Row>
      <NumberInput aria-label="Hours" digits={2} value={hours} onChange={setHours} suffix="h" />
      <output>{money((hours ?? 0) * 80)} at €80 an hour</output>
    </Row>
  );
}
