import { openRelease } from '../apps/loading/federation';
import { type AppHostOptions, type OpenedAppHost, openAppHost } from './createAppHost';

export const openFederatedHost = (page: AppHostOptions): OpenedAppHost => openAppHost(page, openRelease);
