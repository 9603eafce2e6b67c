import { Checkbox } from '@atrium/ui';
import { useState } from 'react';
import { Row } from '../components/Row';

const days = ['Monday', 'Tuesday', 'Wednesday'];

export function States() {
  return (
    <Row>
      <Checkbox defaultChecked>Chosen</Checkbox>
      <Checkbox>Not chosen</Checkbox>
      <Checkbox disabled>Not possible</Checkbox>
      <Checkbox disabled checked>
        Always
      </Checkbox>
    </Row>
  );
}

/** A checkbox for all, mixed while some are ticked. */
export function AllOfThem() {
  const [chosen, setChosen] = useState(['Monday']);
  return (
    <Row isColumn>
      <Checkbox
        checked={chosen.length === days.length}
        indeterminate={chosen.length > 0 && chosen.length < days.length}
        onChange={({ target }) => setChosen(target.checked ? days : [])}
      >
        Every day
      </Checkbox>
      <Checkbox.Group aria-label="Days" options={days} value={chosen} onChange={setChosen} />
    </Row>
  );
}
