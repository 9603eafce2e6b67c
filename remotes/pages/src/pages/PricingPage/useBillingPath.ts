import { useApps, useCan } from '@atrium/sdk';

const path = '/content/billing';

/** Where the bills are; undefined where no app shows them, or not to this person. */
export function useBillingPath(): string | undefined {
  const can = useCan();
  const page = useApps()
    .flatMap(({ paths }) => paths)
    .find((one) => one.path === path);
  return page && can(page.requires) ? path : undefined;
}
