import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from 'antd';
import { useState } from 'react';
import { renderInKit } from '../renderInKit';
import { useConfirm } from './useConfirm';

function Deleter() {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('not asked');
  const ask = async () => setAnswer(String(await confirm({ title: 'Delete it?', confirm: 'Delete', isDanger: true })));
  return (
    <>
      <Button onClick={ask}>Ask</Button>
      <p>answer: {answer}</p>
    </>
  );
}

test.each([
  ['Delete', 'true'],
  ['Cancel', 'false'],
])('%s answers %s', async (button, answer) => {
  renderInKit(<Deleter />);
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await userEvent.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(`answer: ${answer}`)).toBeVisible();
});
