// All time limits of loading, in milliseconds. One that depends on others is derived here, so that they cannot contradict.

/** Time limit of one script; browsers themselves wait for minutes. */
const script = 4000;

/** Time limit of one attempt: its scripts and their modules. */
const oneTry = 5000;

/** Between two tries, so that what passes by itself can pass. */
const pause = 400;

const tries = 2;

/** Limit of the request that finds out why a URL did not load. */
const diagnosis = 800;

/** From the start of a load until it has failed for good. */
const allTries = tries * oneTry + (tries - 1) * pause + diagnosis;

/** A page that suspends for longer than all tries take waits for something that will not come. */
const patience = allTries + 300;

export const timings = {
  script,
  oneTry,
  pause,
  tries,
  diagnosis,
  patience,
  /** A command waits longer for its app than a page does: the error of the load says more than one of the command. */
  command: patience + 500,
  /** After so long on screen a release has come up; what throws later is no crash of its start. */
  settled: 3000,
  /** Wait before a failed app is retried automatically; it doubles each time up to `lastRetry`. */
  firstRetry: 8000,
  lastRetry: 64_000,
  /** `registry.json`, and how often it is fetched while the tab is seen. */
  registry: 8000,
  registryEvery: 5 * 60_000,
  /** Between two tries to read a registry that the start depends on. */
  registryRetry: 5000,
  /** A development server that is asked for its release. */
  override: 3000,
  /** Repeated errors of one app are shown at most once per interval. */
  quiet: 10_000,
} as const;
