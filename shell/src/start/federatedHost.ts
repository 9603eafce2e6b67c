import { openRelease } from '../apps/loading/federation';
import type { HostedPage } from './createAppHost';
import { type OpenHost, openHost } from './openHost';

/** The host whose apps are releases of their own. */
export const openFederatedHost = (page: HostedPage): OpenHost => openHost(page, openRelease);
