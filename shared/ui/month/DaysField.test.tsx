import type { Day } from '@atrium/contract/values';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInKit } from '../renderInKit';
import { DaysField } from './DaysField';

function Field() {
  const [days, setDays] = useState<readonly Day[]>(['2026-11-12']);
  return <DaysField label="Days off" today="2026-11-05" max="2026-11-20" value={days} onChange={setDays} />;
}

const chosen = () => within(screen.getByRole('list', { name: 'Chosen days' })).getAllByRole('listitem');
const dayButton = (name: string) => screen.getByRole('button', { name: new RegExp(name) });

test('days are chosen by click and by keys, listed in their order, and taken away again', async () => {
  renderInKit(<Field />);
  expect(dayButton('^.*12 November 2026')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(dayButton('^.*10 November 2026'));
  expect(chosen().map(({ textContent }) => textContent)).toEqual(['10 Nov 2026', '12 Nov 2026']);

  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(dayButton('^.*17 November 2026')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  expect(chosen()).toHaveLength(3);

  await userEvent.click(screen.getByRole('button', { name: 'Remove 12 Nov 2026' }));
  expect(chosen().map(({ textContent }) => textContent)).toEqual(['10 Nov 2026', '17 Nov 2026']);
});

test('what is beyond the limits cannot be chosen', async () => {
  renderInKit(<Field />);
  await userEvent.click(dayButton('^.*21 November 2026'));
  expect(chosen()).toHaveLength(1);
  expect(dayButton('^.*21 November 2026')).toHaveAttribute('aria-disabled', 'true');
});
