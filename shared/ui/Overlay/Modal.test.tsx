import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { renderInKit } from '../renderInKit';
import { Modal } from './Modal';

function Opener({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Modal open={isOpen} title="Term" onCancel={() => setOpen(false)}>
        {children}
      </Modal>
    </>
  );
}

test.each([
  ['of a form', <form key="form" children={<input aria-label="Name" />} />],
  ['of a few without a form', <input key="field" aria-label="Name" />],
  [
    'after one that is chosen from',
    <div key="fields">
      <input role="combobox" aria-label="Language" aria-expanded={false} aria-controls="none" />
      <textarea aria-label="Name" />
    </div>,
  ],
])('a dialog begins in the first field to write in: %s', async (_, fields) => {
  renderInKit(<Opener>{fields}</Opener>);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
});
