import { openRelease } from '../loading/federation';
import type { HostedPage } from './createHost';
import { type OpenHost, openHost } from './openHost';

/** The host whose apps are releases of their own. */
export const openFederatedHost = (page: HostedPage): OpenHost => openHost(page, openRelease);
