import { renderInApp } from '@atrium/standalone/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';
import PeopleIn from './PeopleIn';

function Later() {
  const [isShown, show] = useState(false);
  return isShown ? (
    <>
      <PeopleIn id={18} />
      <PeopleIn id={19} />
    </>
  ) : (
    <button type="button" onClick={() => show(true)}>
      Show
    </button>
  );
}

test('a list says who else has an item open, and not that one has it open oneself', async () => {
  const { user, runtime } = await renderInApp(app, <Later />, { ...testOptions, route: '/', role: 'author' });
  await runtime.http.post('/apps/content/document', { id: 19 });
  const { fullName } = await runtime.session.signIn({ email: 'admin@demo.com', password: 'admin' });
  await runtime.http.post('/apps/content/document', { id: 18 });
  await user.click(screen.getByRole('button', { name: 'Show' }));
  const [note, ...others] = await screen.findAllByText(/^Also here: /);
  expect(note).not.toHaveTextContent(fullName);
  expect(others).toEqual([]);
});
