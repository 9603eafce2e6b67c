import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// What a test waits for may take its time on a busy machine: a limit only tells a hang from a wait.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(60_000);

// An answer may arrive while a test waits for something else than the screen. React would say so each time, on the
// console with a stack trace: a tenth of the time of a test of a screen. Within an act it goes on as before.
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
