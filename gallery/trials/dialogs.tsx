import { Button, Modal } from '@atrium/ui';
import { useState } from 'react';
import { defineTrial, onOff } from '../trial/defineTrial';

interface ShownModal {
  width: number;
  centered: boolean;
  footer: boolean;
  maskClosable: boolean;
}

function OpenedModal({ footer, maskClosable, ...props }: ShownModal) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        Open it
      </Button>
      <Modal
        {...props}
        title="Keyboard shortcuts"
        open={isOpen}
        mask={{ closable: maskClosable }}
        onCancel={close}
        onOk={close}
        {...(!footer && { footer: null })}
      >
        <p>What the dialog holds</p>
      </Modal>
    </>
  );
}

const modal = defineTrial({
  part: 'Modal',
  props: {
    width: { values: [520, 400, 720, 960], does: 'In pixels; never wider than the window.' },
    centered: onOff('In the middle of the window.'),
    footer: {
      values: [true, false],
      does: 'Its buttons; `null` for a dialog that is only read.',
      write: () => 'footer={null}',
    },
    maskClosable: {
      values: [true, false],
      does: 'A click beside it closes it.',
      write: () => 'mask={{ closable: false }}',
    },
  },
  start: { width: 520, centered: true, footer: true, maskClosable: true },
  given: ['title="Keyboard shortcuts"', 'open={isOpen}', 'onCancel={close}'],
  inside: '…',
  render: (props) => <OpenedModal {...props} />,
  rows: {},
});

export const trials = [modal];
