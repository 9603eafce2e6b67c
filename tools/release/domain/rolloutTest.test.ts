import {
  type ArmName,
  emptyTest,
  evidenceOf,
  type RolloutTest,
  type SeenPerson,
  withdrawAt,
  withVisit,
} from './rolloutTest';

/** Mulberry32: the same numbers from the same seed, everywhere. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Product {
  people: number;
  /** Of the people who have the rollout. */
  share: number;
  /** Of the people who meet errors with the release. */
  rollout: number;
  live: number;
  /** Visits of each person, more or less. */
  visits?: number;
  /** Of the visits of such a person that fail. */
  failing?: number;
}

/**
 * Lets a rollout run until it is withdrawn or all have visited.
 * @returns the visits of the release after which it is withdrawn; undefined if it never is
 */
function run({ people, share, rollout, live, visits = 1, failing = 1 }: Product, random: () => number) {
  const everybody = Array.from({ length: people }, () => {
    const arm: ArmName = random() < share ? 'rollout' : 'live';
    return { arm, isAffected: random() < (arm === 'rollout' ? rollout : live) };
  });
  const seen = new Map<number, SeenPerson>();
  let test: RolloutTest = emptyTest;
  let count = 0;
  for (let visit = 0; visit < people * visits; visit += 1) {
    const person = visits === 1 ? visit : Math.floor(random() * people);
    const { arm, isAffected } = everybody[person] ?? { arm: 'live', isAffected: false };
    if (arm === 'rollout') count += 1;
    const result = withVisit(test, seen.get(person), { arm, hasFailed: isAffected && random() < failing }, share);
    if (result.test.logs === test.logs) {
      test = result.test;
      seen.set(person, result.seen);
      continue;
    }
    test = result.test;
    seen.set(person, result.seen);
    if (evidenceOf(test) >= withdrawAt) return count;
  }
  return undefined;
}

function shareOf(
  product: Product,
  isWanted: (visits: number | undefined) => boolean,
  { seed, rounds }: { seed: number; rounds: number },
): number {
  const random = createRandom(seed);
  let found = 0;
  for (let round = 0; round < rounds; round += 1) if (isWanted(run(product, random))) found += 1;
  return found / rounds;
}

test.each<[string, Product]>([
  ['no errors at all', { people: 400, share: 0.05, rollout: 0, live: 0 }],
  ['few errors', { people: 400, share: 0.05, rollout: 0.02, live: 0.02 }],
  ['errors of every fifth', { people: 400, share: 0.25, rollout: 0.2, live: 0.2 }],
  ['forty people who come again and again', { people: 40, share: 0.25, rollout: 0.1, live: 0.1, visits: 8 }],
  ['people who meet errors all day', { people: 100, share: 0.05, rollout: 0.1, live: 0.1, visits: 6, failing: 0.7 }],
  ['a better release', { people: 400, share: 0.25, rollout: 0.02, live: 0.05 }],
])('a release that is no worse is withdrawn in at most 1 %% of rollouts: %s', (_name, product) => {
  expect(shareOf(product, (visits) => visits !== undefined, { seed: 7, rounds: 1_000 })).toBeLessThanOrEqual(0.01);
});

test.each([
  [0.05, 0],
  [0.05, 0.005],
  [0.05, 0.01],
  [0.05, 0.02],
  [0.25, 0],
  [0.25, 0.01],
])(
  'at a share of %p, with errors of %p before, a release that fails for 10 %% is withdrawn within 200 visits',
  (share, live) => {
    const product = { people: Math.ceil(260 / share), share, rollout: 0.1, live };
    expect(
      shareOf(product, (visits) => visits !== undefined && visits <= 200, { seed: 11, rounds: 200 }),
    ).toBeGreaterThan(0.95);
  },
);

test('it is withdrawn in a product of a hundred people, too', () => {
  const product = { people: 100, share: 0.25, rollout: 0.6, live: 0.02, visits: 8 };
  expect(shareOf(product, (visits) => visits !== undefined && visits <= 200, { seed: 3, rounds: 300 })).toBeGreaterThan(
    0.9,
  );
});

const visit = (test: RolloutTest, seen: SeenPerson | undefined, arm: ArmName, hasFailed = false) =>
  withVisit(test, seen, { arm, hasFailed }, 0.05);

test('a person counts once, whatever they meet afterwards', () => {
  const first = visit(visit(emptyTest, undefined, 'live').test, undefined, 'rollout', true);
  expect(first.test).toMatchObject({ rollout: { people: 1, failed: 1 }, live: { people: 1, failed: 0 } });
  const again = visit(first.test, first.seen, 'rollout', true);
  expect(again.test).toBe(first.test);
  expect(visit(first.test, first.seen, 'live', true).test).toBe(first.test);
});

test('who gets the rollout at a later step moves there, unless an error came before', () => {
  const well = visit(emptyTest, undefined, 'live');
  expect(visit(well.test, well.seen, 'rollout').test).toMatchObject({ rollout: { people: 1 }, live: { people: 0 } });
  const failed = visit(emptyTest, undefined, 'live', true);
  expect(visit(failed.test, failed.seen, 'rollout', true).test).toBe(failed.test);
});

test('where the rollout reaches all who came so far, an error says nothing', () => {
  expect(evidenceOf(visit(emptyTest, undefined, 'rollout', true).test)).toBe(1);
});

test('the more people have it, the less an error of one of them says', () => {
  const among = (people: number) => ({
    ...emptyTest,
    rollout: { people, failed: 0 },
    live: { people: 100, failed: 0 },
  });
  const [few, many] = [3, 80].map((people) => evidenceOf(visit(among(people), undefined, 'rollout', true).test));
  expect(few).toBeGreaterThan(many ?? 0);
});
