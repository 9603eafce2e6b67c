import { join } from 'node:path';
import { dist } from '../tools/build/paths';
import { readRegistry } from '../tools/release/storage/folderRegistry';
import { expect, test, watchErrors } from './fixtures';
import { circuitOf } from './support/circuit';
import { type Sight, visit } from './support/walk';

test.use({ account: 'admin' });

const liveReleases = Object.values(readRegistry(join(dist, 'registry.json')).apps).flatMap(({ live, releases }) =>
  releases.filter(({ release }) => release === live),
);

/** Its hundred pages are drawn by one screen: all ways between them would take hours, and prove the same. */
const isReference = (id: string) => id === 'samples';

/** The screens that the apps themselves offer in search; of the reference of the kit the first. */
const screens = liveReleases.flatMap(({ manifest: { id, search = [] } }) =>
  search.slice(0, isReference(id) ? 1 : search.length).map(({ path }) => path),
);

/** One screen of each app: where two apps can meet. `npm run test:all` goes from every screen to every other one. */
const firsts = liveReleases.flatMap(({ manifest }) => manifest.search?.[0]?.path ?? []);

const circuits = [
  { name: 'the first screen of each app', places: firsts, tag: [] },
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
    // They are reported with the step that they belong to.
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
