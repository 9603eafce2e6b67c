import { watchPage } from '../tools/leaks/counters';
import { leaksOf } from '../tools/leaks/report';
import { compareRounds } from '../tools/leaks/rounds';
import { expect, test } from './fixtures';

test.use({ account: 'admin' });

// `npm run leaks` measures all apps, more often, and their heap.
const watched = ['listeners', 'timers', 'styles', 'nodes'] as const;

for (const path of ['/apps/chat', '/apps/invoice/list', '/extensions/react-player'])
  test(`${path} leaves no listener, timer, style or node behind`, { tag: '@all' }, async ({ page, context }) => {
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable');
    await watchPage(page);
    await page.goto('/access-control');
    const compared = await compareRounds(page, client, [path], { few: 3, many: 8, watched });
    expect(leaksOf(compared, watched), JSON.stringify(compared)).toEqual([]);
  });
