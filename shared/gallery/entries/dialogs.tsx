import { useState } from 'react';
import { Button, Drawer, Modal, useConfirm, useToast } from '../../ui';

/** Before what cannot be undone. The button says the verb. */
export function Question() {
  const confirm = useConfirm();
  const toast = useToast();
  const ask = async () => {
    const isSure = await confirm({
      title: 'Reset the demo data?',
      text: 'What you entered is lost.',
      confirm: 'Reset',
      isDanger: true,
    });
    toast.info(isSure ? 'Reset' : 'Nothing was done');
  };
  return <Button onClick={ask}>Reset demo data</Button>;
}

export function Dialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Keyboard shortcuts</Button>
      <Modal title="Keyboard shortcuts" open={isOpen} onCancel={() => setOpen(false)} footer={null}>
        <p>What the dialog holds</p>
      </Modal>
    </>
  );
}

/** Beside the page. A drawer with a form is a `FormDrawer`. */
export function SideDrawer() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Drawer title="Filters" open={isOpen} onClose={() => setOpen(false)}>
        <p>What the drawer holds</p>
      </Drawer>
    </>
  );
}
