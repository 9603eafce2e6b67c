import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dist } from '../tools/build/paths';
import { readRegistry } from '../tools/release/storage/folderRegistry';
import { expect, test, watchErrors } from './fixtures';

/** State of a screen once it has settled. */
interface Sight {
  /** Number of rows, links, buttons and pictures. */
  parts: number;
  problem: string;
}

/**
 * Opens a screen without a reload, and reads it once it has its data.
 * @param minCount elements to wait for: as many as before
 */
const visit = (page: Page, path: string, minCount = 0): Promise<Sight> =>
  page.evaluate(
    async ({ to, wanted }) => {
      const root = document.getElementById('root') ?? document.body;
      const count = (selector: string) => root.querySelectorAll(selector).length;
      const isLoading = () =>
        count('h1[data-left]') > 0 ||
        count('h1') !== 1 ||
        count('[aria-busy="true"], [role="status"][aria-label="Loading"], .ant-skeleton') > 0 ||
        [...root.querySelectorAll('[role="status"]')].some(({ textContent }) => textContent === 'Loading');
      // A page may mention an unpaid bill: load errors offer a retry, or are cards.
      const isErrorAlert = (alert: Element) =>
        alert.querySelector('h1, h2') !== null ||
        [...alert.querySelectorAll('button')].some(({ textContent }) => textContent === 'Try again');
      const countElements = () => count('main :is(li, tr, article, a, button, img)');
      const cardOf = () => [...root.querySelectorAll('main [role="alert"]')].find(isErrorAlert)?.textContent ?? '';

      for (const heading of root.querySelectorAll('h1')) heading.setAttribute('data-left', '');
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
      let quiet = 0;
      const observer = new MutationObserver(() => {
        quiet = 0;
      });
      observer.observe(document.body, { subtree: true, childList: true });
      const enough = 6;
      const limit = performance.now() + 15_000;
      while (performance.now() < limit && quiet < enough) {
        await new Promise(requestAnimationFrame);
        quiet = (isLoading() || countElements() < wanted) && !cardOf() ? 0 : quiet + 1;
      }
      observer.disconnect();
      return {
        parts: countElements(),
        problem: cardOf() || (isLoading() ? 'It never came.' : ''),
      };
    },
    { to: path, wanted: minCount },
  );

/** Tour with each ordered pair of places exactly once, ending at its start. */
function circuitOf<Place>(places: readonly Place[]): Place[] {
  const left = new Map(places.map((from) => [from, places.filter((to) => to !== from)]));
  const open = places.slice(0, 1);
  const circuit: Place[] = [];
  for (let here = open.at(-1); here !== undefined; here = open.at(-1)) {
    const next = left.get(here)?.pop();
    if (next !== undefined) open.push(next);
    else {
      circuit.push(here);
      open.pop();
    }
  }
  return circuit.reverse();
}

test.use({ account: 'admin' });

const liveReleases = Object.values(readRegistry(join(dist, 'registry.json')).apps).flatMap(({ live, releases }) =>
  releases.filter(({ release }) => release === live),
);

/** A hundred pages share one screen: all pairs would take hours, and prove the same. */
const isReference = (id: string) => id === 'samples';

/** Screens that apps offer in search; of the kit's reference the first. */
const screens = liveReleases.flatMap(({ manifest: { id, search = [] } }) =>
  search.slice(0, isReference(id) ? 1 : search.length).map(({ path }) => path),
);

/** One screen per app, where two apps can meet. `npm run test:all` visits every pair of screens. */
const firsts = liveReleases.flatMap(({ manifest }) => manifest.search?.[0]?.path ?? []);

const circuits = [
  { name: 'the first screen of each app', places: firsts, tag: ['@all'] },
  { name: 'every screen', places: screens, tag: ['@all'] },
].map((one) => ({ ...one, circuit: circuitOf(one.places) }));

test('every screen is left for every other one', () => {
  for (const { places, circuit } of circuits) {
    const steps = circuit.slice(1).map((to, index) => `${circuit[index]} → ${to}`);
    expect(new Set(steps).size).toBe(places.length * (places.length - 1));
  }
});

for (const { name, circuit, tag } of circuits)
  test(`from ${name} to every other one in one page: data there, no fault, no error`, { tag }, async ({
    page,
    allowErrors,
  }) => {
    test.setTimeout(900_000);
    // Reported with their step.
    allowErrors(/./);
    const watched = watchErrors(page.context());
    await page.goto('/access-control');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    const steps: (Sight & { from: string; to: string; errors: string[] })[] = [];
    const enough = (screen: string) =>
      Math.max(0, ...steps.filter(({ to }) => to === screen).map(({ parts }) => parts)) * 0.9;
    for (const [index, to] of circuit.entries()) {
      const known = watched.errors.length;
      const sight = await visit(page, to, enough(to));
      steps.push({ ...sight, from: circuit[index - 1] ?? '', to, errors: watched.errors.slice(known) });
    }
    const problems = steps.flatMap(({ from, to, parts, problem, errors }) => [
      ...(problem ? [`${from} → ${to}: ${problem}`] : []),
      ...(parts < enough(to) ? [`${from} → ${to}: ${parts} parts, fewer than ${enough(to)}`] : []),
      ...errors.map((error) => `${from} → ${to}: ${error.split('\n')[0]}`),
    ]);
    expect(problems).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage') === true)).toBe(true);
  });
