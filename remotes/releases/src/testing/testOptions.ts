import { installMock } from '@atrium/mock';
import { createTestOptions } from '@atrium/standalone/testing';
import manifest from '../manifest';

export const testOptions = createTestOptions(manifest, installMock, (path) => import(`../${path}`));
