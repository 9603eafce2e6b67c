import { Button, CopyLink, Icon, Input, useCopy } from '@atrium/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Row } from '../components/Row';

const failed = 'The browser did not allow it';

/** Says that it is done, and that it could not be. */
export function CopyText() {
  const copy = useCopy();
  const [text, setText] = useState('https://atrium.example/i/5036');
  return (
    <Row isColumn>
      <Input aria-label="Link" value={text} onChange={({ target }) => setText(target.value)} />
      <div>
        <Button icon={<Icon of={Copy} />} disabled={!text} onClick={() => void copy(text, { done: 'Copied', failed })}>
          Copy
        </Button>
      </div>
    </Row>
  );
}

/** The address of a place of ours, whole. */
export function CopyAddress() {
  return <CopyLink to="#refunds" label="Copy the link to this answer" said={{ done: 'Link copied', failed }} />;
}
