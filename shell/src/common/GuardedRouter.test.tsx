import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { GuardedRouter } from './GuardedRouter';
import { useBlocker } from './useBlocker';

function Form({ isDirty }: { isDirty: boolean }) {
  const { pathname } = useLocation();
  const blocker = useBlocker(isDirty);
  return (
    <>
      <p>at {pathname}</p>
      <Link to="/b">to b</Link>
      {blocker.state === 'blocked' && (
        <>
          <button type="button" onClick={blocker.proceed}>
            leave
          </button>
          <button type="button" onClick={blocker.reset}>
            stay
          </button>
        </>
      )}
    </>
  );
}

const open = (isDirty: boolean) => {
  // The history numbers its entries, to tell how far Back has gone.
  window.history.replaceState({ idx: 0 }, '', '/start');
  window.history.pushState({ idx: 1 }, '', '/a');
  return render(
    <GuardedRouter>
      <Form isDirty={isDirty} />
    </GuardedRouter>,
  );
};

const goBack = async () => {
  const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    window.history.back();
    await moved;
  });
};

test('without changes a link leads on', async () => {
  open(false);
  await userEvent.click(screen.getByRole('link', { name: 'to b' }));
  expect(screen.getByText('at /b')).toBeVisible();
});

test('with changes a link asks first, and leads on when asked to', async () => {
  open(true);
  await userEvent.click(screen.getByRole('link', { name: 'to b' }));
  expect(screen.getByText('at /a')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'leave' }));
  expect(screen.getByText('at /b')).toBeVisible();
  expect(window.location.pathname).toBe('/b');
});

test('with changes Back asks first; staying leaves page and address as they were', async () => {
  open(true);
  await goBack();
  await userEvent.click(await screen.findByRole('button', { name: 'stay' }));
  expect(screen.getByText('at /a')).toBeVisible();
  expect(window.location.pathname).toBe('/a');
});

test('with changes Back goes on when asked to', async () => {
  open(true);
  await goBack();
  await userEvent.click(await screen.findByRole('button', { name: 'leave' }));
  expect(await screen.findByText('at /start')).toBeVisible();
});
