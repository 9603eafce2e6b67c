import type { BackendStore } from '@atrium/backend';

/** True on a server that sends emails; false in the demo. */
export const sendsEmails = async ({ credentials }: BackendStore): Promise<boolean> =>
  (await credentials.notices?.())?.sendsEmails ?? false;
