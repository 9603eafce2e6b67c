import { Button, Drawer, Input, Modal, SideDrawer, useBackCloses, useConfirm, useToast } from '@atrium/ui';
import { Form } from '@atrium/ui/forms';
import { useState } from 'react';

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

/** Beside the page; on a phone, Back closes it. A drawer with a form is a `FormDrawer`. */
export function Beside() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <SideDrawer title="Filters" open={isOpen} onClose={() => setOpen(false)}>
        <p>What the drawer holds</p>
      </SideDrawer>
    </>
  );
}

/** An overlay whose state is in the URL: Back closes it. */
export function ByAddress() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Details</Button>
      <Drawer title="Details" open={isOpen} onClose={() => setOpen(false)}>
        <p>What the drawer holds</p>
      </Drawer>
    </>
  );
}

/** A custom overlay over the page; on a phone, Back closes it too. */
export function Over() {
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));
  return <Button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Close' : 'Open'}</Button>;
}

/** Input is validated before it closes. */
export function WithForm() {
  const [isOpen, setOpen] = useState(false);
  const [form] = Form.useForm();
  const toast = useToast();
  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename</Button>
      <Modal title="Rename the folder" open={isOpen} onCancel={() => setOpen(false)} onOk={form.submit} okText="Rename">
        <Form
          name="dialogs-WithForm"
          form={form}
          onFinish={() => {
            setOpen(false);
            toast.success('Renamed');
          }}
        >
          <Form.Item name="name" label="Name" rules={[{ required: true, message: 'Please give it a name' }]}>
            <Input />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}

/** Its head and its buttons stay, what is between them scrolls. */
export function LongText() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Terms</Button>
      <Modal
        title="Terms"
        open={isOpen}
        onCancel={() => setOpen(false)}
        footer={null}
        styles={{ body: { maxBlockSize: '50vh', overflow: 'auto' } }}
      >
        {Array.from({ length: 30 }, (_, index) => (
          <p key={index}>{index + 1}. What both sides keep to.</p>
        ))}
      </Modal>
    </>
  );
}
