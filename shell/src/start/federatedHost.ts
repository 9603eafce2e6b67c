import { openRelease } from '../apps/loading/federation';
import { type AppHostOptions, type OpenedAppHost, openAppHost } from './createAppHost';

/** The app host with federated remotes. */
export const openFederatedHost = (page: AppHostOptions): OpenedAppHost => openAppHost(page, openRelease);
