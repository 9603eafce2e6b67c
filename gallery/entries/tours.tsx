import { Button } from '@atrium/ui';
import { Tour } from '@atrium/ui/display';
import { useRef, useState } from 'react';
import { Row } from '../components/Row';

/** Leads through a page once; Escape ends it. */
export function Guided() {
  const write = useRef<HTMLButtonElement>(null);
  const find = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Row>
        <Button type="primary" onClick={() => setOpen(true)}>
          Start the tour
        </Button>
        <Button ref={write}>Write</Button>
        <Button ref={find}>Find</Button>
      </Row>
      <Tour
        open={isOpen}
        onClose={() => setOpen(false)}
        steps={[
          {
            title: 'Write',
            description: 'Begin an article, a page or an email.',
            target: () => write.current ?? document.body,
          },
          { title: 'Find', description: 'Everything that you may read.', target: () => find.current ?? document.body },
        ]}
      />
    </>
  );
}
