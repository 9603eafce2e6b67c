import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';
import * as React from 'react';

// React keeps a stack for each element that it makes, for its messages: a sixth of the time of a test of a screen.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Number.MAX_SAFE_INTEGER, set() {} });

// What a test waits for may take its time on a busy machine: a limit only tells a hang from a wait.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

// An answer may arrive while a test waits for something else than the screen. React would say so each time, on the
// console with a stack trace: a tenth of the time of a test of a screen. Within an act it goes on as before.
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
