import type { Registry } from '../../../shared/contract/registry';
import { type Channel, releaseIn } from './channels';

const partsOf = (release: string): number[] => (/^\d+\.\d+\.\d+/.exec(release)?.[0].split('.') ?? []).map(Number);

/** Compares the versions in the names of two releases. The order of releases with the same version is unknown. */
export function isOlder(release: string, other: string): boolean {
  const [mine, theirs] = [partsOf(release), partsOf(other)];
  const at = mine.findIndex((part, index) => part !== theirs[index]);
  return at >= 0 && (mine[at] ?? 0) < (theirs[at] ?? 0);
}

const sentence = (name: string, release: string, live: string) =>
  `${name} ${release}: it is older than ${live}, which is live. Use rollback to return to a kept release, or add --force to publish this one anyway.`;

export function downgradeIssues(
  { apps, shell }: Registry,
  published: { apps: readonly { id: string; release: string }[]; shell?: string },
  channel: Channel,
): string[] {
  const shells = published.shell && isOlder(published.shell, shell.release) ? [published.shell] : [];
  return [
    ...shells.map((release) => sentence('shell', release, shell.release)),
    ...published.apps.flatMap(({ id, release }) => {
      const app = Object.hasOwn(apps, id) ? apps[id] : undefined;
      const live = app && (releaseIn(app, channel) || app.live);
      return live && isOlder(release, live) ? [sentence(id, release, live)] : [];
    }),
  ];
}
