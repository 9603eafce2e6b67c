import type { RegisteredApp, Registry } from '@atrium/contract';
import type { Figures, ReleaseError, ReleaseFigures } from '../api/calls';

/** FNV-1a: a number of a text, the same each time. */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

const sampleDays = 7;

function figuresOf(id: string, { live, releases, rollout }: RegisteredApp): ReleaseFigures[] {
  const all = 60 + (numberOf(id) % 180);
  return releases.map(({ release }) => {
    const ofRollout =
      release === rollout?.release ? Math.round((all * rollout.percent) / 100) : 1 + (numberOf(release) % 4);
    const people = release === live ? all : ofRollout;
    return { app: id, release, people, failed: Math.floor((people * (numberOf(`${id}${release}`) % 25)) / 1_000) };
  });
}

/** Figures as a server might have them, of the registry's own apps and releases: for the demo, where nobody counts. */
export function sampleFigures({ apps }: Registry): Figures {
  const releases = Object.entries(apps).flatMap(([id, app]) => figuresOf(id, app));
  const use = (app: string, name: string) => {
    const { people = 0, failed = 0 } = releases.find((found) => found.app === app && found.release === name) ?? {};
    return { people, failed };
  };
  const watched = Object.entries(apps).flatMap(([id, { live, rollout }]) =>
    rollout?.watch ? [[id, { rollout: use(id, rollout.release), live: use(id, live) }] as const] : [],
  );
  return { days: sampleDays, releases, rollouts: Object.fromEntries(watched) };
}

/** The errors of the people whom `sampleFigures` counts. */
export const sampleErrors = (failed: number): ReleaseError[] =>
  failed === 0
    ? []
    : [
        { what: 'LoadError: missing', people: Math.ceil(failed / 2) },
        ...(failed > 1 ? [{ what: 'TypeError: Failed to fetch', people: Math.floor(failed / 2) }] : []),
      ];
