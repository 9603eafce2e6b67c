import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Input } from '../index';
import { renderInKit } from '../renderInKit';
import { Form } from './Form';
import { FormDialog } from './FormDialog';

test('a dialog shows both versions of a field that both changed, and is gone once the chosen one is saved', async () => {
  const stored = { name: 'Theirs', rev: 2 };
  const onUpdate = jest.fn(async (_: object, rev: number) => {
    if (rev !== stored.rev) throw { status: 409, message: 'Changed', fields: {}, codes: {}, newer: stored };
  });
  function Opener() {
    const [isOpen, setOpen] = useState(true);
    return (
      <FormDialog
        title="Edit the list"
        submit="Save"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        values={{ name: 'Before' }}
        rev={1}
        onSave={async () => undefined}
        onUpdate={onUpdate}
      >
        <Form.Item name="name" label="Name">
          <Input />
        </Form.Item>
      </FormDialog>
    );
  }
  renderInKit(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Opener /> }])} />, {
    hasRouter: true,
  });
  const user = userEvent.setup();
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the list' }));
  await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Mine');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(within(await dialog.findByRole('group', { name: 'Name' })).getByRole('radio', { name: /^Mine/ }));
  await user.click(dialog.getByRole('button', { name: 'Save the result' }));
  expect(onUpdate).toHaveBeenLastCalledWith({ name: 'Mine' }, 2, {
    before: { name: 'Theirs' },
    after: { name: 'Mine' },
  });
  expect(screen.queryByRole('dialog', { name: 'Edit the list' })).toBeNull();
});
