import { openRelease } from '../apps/loading/federation';
import { type HostedPage, type OpenHost, openHost } from './createAppHost';

/** The host whose apps are releases of their own. */
export const openFederatedHost = (page: HostedPage): OpenHost => openHost(page, openRelease);
