import { emittedManifest } from './manifestShape';
import type { RegisteredApp, Release } from './registry';
import { both, isOf, issuesOf, list, matching, number, object, optional, record, type Shape, text } from './shape';

/** The global name of a release's container: `email_1_4_0_ab12cd34`. */
export const containerName = (id: string, release: string) => `${id}_${release}`.replace(/[^a-zA-Z0-9]/g, '_');

/** A release is a folder of that name: it leads nowhere else. */
const releaseName: Shape<string> = matching(
  'the name of a release, like 1.0.0-ab12cd34',
  (name) => /^[0-9a-z][\w.+-]{0,99}$/i.test(name) && !name.includes('..'),
);

const isAddress = (given: string): boolean => {
  if (given.startsWith('/')) return /^\/(?![/\\])[^\s\\]*$/.test(given);
  return /^https?:\/\//.test(given) && URL.canParse(given);
};

const release: Shape<Release> = object<Release>({
  release: releaseName,
  container: matching('the name of a container, like email_1_4_0_ab12cd34', (name) =>
    /^[a-z][\w-]*_[\w-]+$/.test(name),
  ),
  entry: matching('the address of a script, with https:// or one slash before it', isAddress),
  integrity: text,
  publishedAt: optional(text),
  publishedBy: optional(text),
  why: optional(text),
  manifest: emittedManifest,
});

const ofApp = (id: string): Shape<Release> =>
  both(release, ({ manifest }) => (manifest.id === id ? [] : [`.manifest.id is "${manifest.id}", not "${id}"`]));

/** Is it a release of this app, as a registry holds it? */
export const isReleaseOf = (id: string, value: unknown): value is Release => isOf(ofApp(id), value);

/** Why it is none, a sentence each. */
export const releaseFormatIssues = (id: string, value: unknown): string[] => issuesOf(ofApp(id), 'release', value);

const listing = (id: string): Shape<RegisteredApp> =>
  object<RegisteredApp>({
    live: text,
    next: optional(text),
    channels: optional(record(text)),
    rollout: optional(
      object<NonNullable<RegisteredApp['rollout']>>({
        release: text,
        percent: number,
        watch: optional(object<{ since: string; stepSince: string }>({ since: text, stepSince: text })),
      }),
    ),
    releases: list(ofApp(id)),
    earlier: optional(list(text)),
    latest: optional(text),
  });

/** Is it an app as a registry lists it, with all that it names? */
export const isListingOf = (id: string, value: unknown): value is RegisteredApp =>
  isOf(listing(id), value) && (value.live === '' || value.releases.some(({ release }) => release === value.live));
