import type { Release } from '@atrium/contract';
import { isObject } from '@atrium/contract/host';
import { timings } from '../../common/timings';
import { isAllowedOrigin, originOf } from '../registry/pageRegistry';
import type { ReleaseStore } from './ReleaseStore';
import { type TabStore, withoutOverride } from './TabStore';

/**
 * Why an override was rejected. `notAllowed`: the page may load nothing from there ·
 * `unreachable`: nothing answers there · `notTheApp`: what answers is not this app · `malformed`: the address said nothing
 */
type OverrideRejectionReason = 'malformed' | 'notAllowed' | 'unreachable' | 'notTheApp';

export interface RejectedOverride {
  asked: string;
  reason: OverrideRejectionReason;
}

export const rejectMalformed = (asked: string): RejectedOverride => ({ asked, reason: 'malformed' });

function isReleaseOf(value: unknown, id: string, origin: string): value is Release {
  if (!isObject(value) || !isObject(value.manifest) || value.manifest.id !== id) return false;
  const { entry, release, container } = value;
  return [entry, release, container].every((text) => typeof text === 'string') && originOf(String(entry)) === origin;
}

async function askForRelease(id: string, origin: string): Promise<Release | OverrideRejectionReason> {
  if (!isAllowedOrigin(origin)) return 'notAllowed';
  try {
    const response = await fetch(`${origin}/app.json`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(timings.override),
    });
    const release: unknown = response.ok ? await response.json() : null;
    return isReleaseOf(release, id, origin) ? release : 'notTheApp';
  } catch {
    return 'unreachable';
  }
}

/**
 * Applies the overrides of this tab.
 * @returns the rejected overrides; those apps come from their releases
 */
export async function applyOverrides(tab: TabStore, releaseStore: ReleaseStore): Promise<RejectedOverride[]> {
  const asked = Object.entries(tab.get().overrides);
  const found = await Promise.all(
    asked.map(async ([id, origin]) => ({ id, origin, release: await askForRelease(id, origin) })),
  );
  return found.flatMap(({ id, origin, release }) => {
    if (typeof release !== 'string') {
      releaseStore.override(id, release);
      return [];
    }
    // A development server that is being started again is asked again by a reload.
    if (release !== 'unreachable') tab.change(withoutOverride(tab.get(), id));
    return [{ asked: `${id}@${origin}`, reason: release }];
  });
}
