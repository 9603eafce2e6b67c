import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInKit } from '../renderInKit';
import { SuggestInput } from './SuggestInput';

const options = [{ value: 'Photo rights' }, { value: 'Photo editing' }];
/** Antd goes by the code of a key, which a simulated keyboard leaves out; true where the browser may do its part. */
const press = (field: HTMLElement, key: string, keyCode: number) => fireEvent.keyDown(field, { key, keyCode });

async function typePhoto(): Promise<HTMLElement> {
  renderInKit(<SuggestInput aria-label="Service" options={options} />);
  const field = screen.getByRole('combobox', { name: 'Service' });
  await userEvent.type(field, 'Photo');
  expect(field).toHaveAttribute('aria-expanded', 'true');
  return field;
}

test('Tab leaves the field with what was typed, also while its list is open', async () => {
  const field = await typePhoto();
  expect(press(field, 'Tab', 9)).toBe(true);
  expect(field).toHaveValue('Photo');
});

test('Enter takes the suggestion that an arrow has led to', async () => {
  const field = await typePhoto();
  press(field, 'ArrowDown', 40);
  press(field, 'Enter', 13);
  expect(field).toHaveValue('Photo editing');
});
