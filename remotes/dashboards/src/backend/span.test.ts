import { createTestApi } from '@atrium/core/testing';
import manifest from '../manifest';
import { firstDay } from '../model/level';
import backend from '.';

const api = createTestApi({ apps: [{ manifest, backend }] });

const paths = ['card-statistics/revenue', 'card-analytics/avg-sessions', 'sales', 'days'];

test.each([
  ['days before the first', { from: '1999-01-01', to: '2001-12-31' }, 'from', /begin on 2018-01-01/],
  ['days to come', { from: '2090-01-01', to: '2090-02-01' }, 'from', /end today/],
  ['a day that no calendar has', { from: '2026-02-30', to: '2026-03-02' }, 'from', /YYYY-MM-DD/],
  ['another notation', { from: '2026-02-01', to: '02/03/2026' }, 'to', /YYYY-MM-DD/],
  ['a first day alone', { from: '2026-02-01' }, 'to', /together with the first/],
  ['a last day alone', { to: '2026-02-01' }, 'from', /together with the last/],
])('%s: the call names what is wrong with %j', async (_, query, field, message) => {
  for (const path of paths) {
    const { status, data } = await api.get<{ error: Record<string, string[]> }>(`/card/${path}`, query);
    expect({ path, status }).toEqual({ path, status: 400 });
    expect(data.error[field]?.[0]).toMatch(message);
  }
});

test.each([
  { from: firstDay, to: '2018-01-31' },
  { from: '2010-01-01', to: firstDay },
  { from: '2026-03-02', to: '2026-03-01' },
  { period: 'Last Month' },
  { period: 'unheard of' },
  {},
])('%j has an answer', async (query) => {
  for (const path of paths) expect((await api.get(`/card/${path}`, query)).status).toBe(200);
});
