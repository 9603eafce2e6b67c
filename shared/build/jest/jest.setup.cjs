// What a test waits for may take its time on a busy machine: a limit only tells a hang from a wait.
jest.setTimeout(60_000);

// As the browser tests: a test of hundreds that fails for the machine alone is no reason to refuse a day's work. What
// needed its second try is printed with its error.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });

// Of pages alone, since loading it takes as long as testing a rule.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom');
  require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });

  // An answer may arrive while a test waits for something else than the screen. React would say so each time, on the
  // console with a stack trace: a tenth of the time of a test of a screen. Within an act it goes on as before.
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });
}
