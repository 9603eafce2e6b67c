import { renderInApp } from '@atrium/standalone/testing';
import { screen, within } from '@testing-library/react';
import app from '../../app';
import { testOptions } from '../../testing/testOptions';
import Proposals from './Proposals';

const decide = jest.fn(async (_decision: { id: number; accepts: boolean }) => ({ data: {} }));
jest.mock('../../api/calendarApi', () => ({
  ...jest.requireActual('../../api/calendarApi'),
  useGetProposalsQuery: () => ({
    data: {
      proposals: [
        {
          id: 7,
          guest: { name: 'Ida', email: 'ida@example.org' },
          start: '2026-12-02T08:00:00.000Z',
          end: '2026-12-02T09:00:00.000Z',
          allDay: false,
          note: 'Later suits me',
          occurrence: '',
          at: '2026-11-20T12:00:00.000Z',
        },
      ],
    },
  }),
  useDecideProposalMutation: () => [decide, { isLoading: false }],
}));

async function open({ isSeries = false } = {}) {
  const onMoved = jest.fn();
  const page = await renderInApp(app, <Proposals eventId={1} isSeries={isSeries} onMoved={onMoved} />, {
    ...testOptions,
    route: '/apps/calendar',
  });
  return { ...page, onMoved, list: within(await screen.findByRole('list', { name: 'Proposed times' })) };
}

beforeEach(() => decide.mockClear());

test.each([
  ['Accept', true, 'The event has moved; the guests are told'],
  ['Decline', false, 'Ida is told that the time stays'],
] as const)('a time that a guest proposes is there with the event: %s', async (name, accepts, told) => {
  const { user, list, onMoved } = await open();
  expect(list.getByText(/^Ida proposes another time: /)).toBeVisible();
  expect(list.getByText('Later suits me')).toBeVisible();
  await user.click(list.getByRole('button', { name: new RegExp(`^${name} the time of Ida: `) }));
  expect(decide).toHaveBeenCalledWith({ id: 7, accepts });
  expect(await screen.findByText(told)).toBeVisible();
  expect(onMoved).toHaveBeenCalledTimes(accepts ? 1 : 0);
});

test('a time for a whole series is not accepted here', async () => {
  const { list } = await open({ isSeries: true });
  expect(list.getByText('This is for the whole series: move it with “Edit”.')).toBeVisible();
  expect(list.queryByRole('button', { name: /^Accept the time/ })).not.toBeInTheDocument();
  expect(list.getByRole('button', { name: /^Decline the time/ })).toBeVisible();
});
