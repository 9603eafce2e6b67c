import { installMock } from '@atrium/mock';
import { createTestOptions } from '@atrium/standalone/testing';
import manifest from '../manifest';

/** What every test of a screen of this app starts from. */
export const testOptions = createTestOptions(manifest, installMock, (path) => import(`../${path}`));
