import { Button, useToast } from 'shared/ui';
import { Row } from '../parts/Row';

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

/** What was done can be taken back. */
export function WithUndo() {
  const toast = useToast();
  const undo = { label: 'Undo', onClick: () => toast.info('It is back') };
  return <Button onClick={() => toast.success('Amira Haddad was deleted', { action: undo })}>Delete</Button>;
}
