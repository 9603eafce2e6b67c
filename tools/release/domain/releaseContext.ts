import type { HostDescription } from '../../../shared/build/describeHost';
import type { SharedNames } from '../../../shared/build/sharedNames';
import { hostPaths, hostSlots } from '../../../shared/contract/hostPages';
import type { EmittedManifest } from '../../../shared/contract/manifest';
import type { Registry } from '../../../shared/contract/registry';

/** The shell, apps and origins that a release would be live with. */
export interface ReleaseContext {
  shell: {
    release: string;
    host: string;
    /** Versions of the provided libraries; unknown for a shell whose files do not say. */
    provides?: Readonly<Record<string, string>>;
    /** The exported names of each provided module; a module is absent when its build could not tell. */
    gives?: SharedNames;
    paths: readonly string[];
    slots: readonly string[];
  };
  others: readonly EmittedManifest[];
  origins: readonly string[];
  /** Trusted Types policies that apps may make, by app. */
  policies: Readonly<Record<string, readonly string[]>>;
}

/** @param host the description beside the live shell's files */
export function releaseContext(
  { provides, gives }: Partial<HostDescription>,
  { shell, origins, policies = {} }: Registry,
  others: readonly EmittedManifest[],
): ReleaseContext {
  const own = { paths: hostPaths, slots: hostSlots };
  return {
    shell: { ...shell, ...own, ...(provides ? { provides } : {}), ...(gives ? { gives } : {}) },
    others,
    origins,
    policies,
  };
}
