import { openRelease } from '../apps/loading/federation';
import { type AppHostOptions, type OpenedAppHost, openAppHost } from './createAppHost';

/** The host whose apps are releases of their own. */
export const openFederatedHost = (page: AppHostOptions): OpenedAppHost => openAppHost(page, openRelease);
