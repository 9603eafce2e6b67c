import { Button, useToast } from '@atrium/ui';
import { Row } from '../components/Row';

/** Announced to screen readers; one that is pointed at waits. */
export function Toasts() {
  const toast = useToast();
  return (
    <Row>
      <Button onClick={() => toast.success('Amira Haddad was added')}>Success</Button>
      <Button onClick={() => toast.info('A copy is in your inbox')}>Info</Button>
      <Button onClick={() => toast.error('Nothing was saved')}>Error</Button>
    </Row>
  );
}

/** The change can be undone. */
export function WithUndo() {
  const toast = useToast();
  const undo = { label: 'Undo', onClick: () => toast.info('It is back') };
  return <Button onClick={() => toast.success('Amira Haddad was deleted', { action: undo })}>Delete</Button>;
}

/** Duration in seconds; questions stay until they are answered. */
export function Lasting() {
  const toast = useToast();
  const again = { label: 'Try again', onClick: () => toast.success('Sent') };
  return (
    <Row>
      <Button onClick={() => toast.info('Copied', { duration: 2 })}>Two seconds</Button>
      <Button onClick={() => toast.error('The email was not sent', { duration: Infinity, action: again })}>
        Until it is answered
      </Button>
    </Row>
  );
}

/** The newest is on top; the oldest of more than four makes room, and an error that comes again is one. */
export function SeveralAtOnce() {
  const toast = useToast();
  return (
    <Row>
      <Button onClick={() => ['Cover', 'Index', 'Captions'].forEach((name) => void toast.success(`${name} was saved`))}>
        Save three
      </Button>
      <Button onClick={() => toast.error('The network is gone')}>The same error again</Button>
    </Row>
  );
}
