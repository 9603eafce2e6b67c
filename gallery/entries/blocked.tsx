import { Button, Card, CardHead, Input } from '@atrium/ui';
import { Blocked } from '@atrium/ui/display';
import { Form } from '@atrium/ui/forms';
import { useState } from 'react';
import { Row } from '../components/Row';

/** Two seconds, as an answer may take them. */
function useWait(): [boolean, () => void] {
  const [isWaiting, setWaiting] = useState(false);
  const wait = () => {
    setWaiting(true);
    setTimeout(() => setWaiting(false), 2000);
  };
  return [isWaiting, wait];
}

export function BlockedCard() {
  const [isWaiting, wait] = useWait();
  return (
    <Row isColumn>
      <Blocked isBlocked={isWaiting} label="Reading the figures">
        <Card>
          <CardHead title="Orders" />
          <p>1,240 in November</p>
        </Card>
      </Blocked>
      <div>
        <Button onClick={wait}>Read again</Button>
      </div>
    </Row>
  );
}

export function BlockedForm() {
  const [isWaiting, wait] = useWait();
  return (
    <Blocked isBlocked={isWaiting} label="Sending">
      <Form name="blocked-BlockedForm" onFinish={wait} style={{ maxInlineSize: 420 }}>
        <Form.Item name="subject" label="Subject">
          <Input />
        </Form.Item>
        <Button htmlType="submit">Send</Button>
      </Form>
    </Blocked>
  );
}

/** For good: what is in it can be seen, and not used. */
export function BlockedSection() {
  return (
    <Blocked isBlocked label="Somebody else is writing">
      <p>The text that is being written</p>
      <Button>Publish</Button>
    </Blocked>
  );
}
