import { join } from 'node:path';
import { dist } from '../tools/build/paths';
import { readRegistry } from '../tools/release/registryFile';
import { expect, test, watchErrors } from './fixtures';
import { circuitOf } from './support/circuit';
import { type Sight, visit } from './support/walk';

test.use({ account: 'admin' });

/** The screens that the apps themselves offer in search. */
const screens = Object.values(readRegistry(join(dist, 'registry.json')).apps).flatMap(({ live, releases }) =>
  releases
    .filter(({ release }) => release === live)
    .flatMap(({ manifest }) => (manifest.search ?? []).map(({ path }) => path)),
);

const circuit = circuitOf(screens);
const half = Math.floor(circuit.length / 2);
const ways = { first: circuit.slice(0, half + 1), second: circuit.slice(half) };

test('every screen is left for every other one', () => {
  const steps = Object.values(ways).flatMap((way) => way.slice(1).map((to, index) => `${way[index]} → ${to}`));
  expect(new Set(steps).size).toBe(screens.length * (screens.length - 1));
});

for (const [name, way] of Object.entries(ways))
  test(`from every screen to every other one in one page: data there, no fault, no error, ${name} half`, async ({
    page,
    allowErrors,
  }) => {
    test.setTimeout(600_000);
    // They are reported with the step that they belong to.
    allowErrors(/./);
    const watched = watchErrors(page.context());
    await page.goto('/access-control');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    const steps: (Sight & { from: string; to: string; errors: string[] })[] = [];
    for (const [index, to] of way.entries()) {
      const known = watched.errors.length;
      const sight = await visit(page, to);
      steps.push({ ...sight, from: way[index - 1] ?? '', to, errors: watched.errors.slice(known) });
    }
    const most = (screen: string) => Math.max(...steps.filter(({ to }) => to === screen).map(({ parts }) => parts));
    const problems = steps.flatMap(({ from, to, parts, problem, errors }) => [
      ...(problem ? [`${from} → ${to}: ${problem}`] : []),
      ...(parts < most(to) * 0.9 ? [`${from} → ${to}: ${parts} of ${most(to)} parts`] : []),
      ...errors.map((error) => `${from} → ${to}: ${error.split('\n')[0]}`),
    ]);
    expect(problems).toEqual([]);
    expect(await page.evaluate(() => Reflect.get(window, 'isSamePage') === true)).toBe(true);
  });
