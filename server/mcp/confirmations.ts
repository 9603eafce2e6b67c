import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const validMs = 10 * 60_000;

/** The same for the same input, in whichever order its fields come. */
function toStable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toStable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, toStable(inner)]),
  );
}

/** Of which call a confirmation is: another record, another token or another tool needs one of its own. */
interface ConfirmedCall {
  token: string;
  tool: string;
  input: object;
}

/**
 * Words by which an assistant says that its person has agreed to a deletion: it gets one by asking, and for that very call
 * alone. Processes that share `secret` take each other's.
 */
export function createConfirmations(secret: string | Buffer = randomBytes(32)) {
  const sign = ({ token, tool, input }: ConfirmedCall, until: number): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['mcp', token, tool, toStable(input), until]))
      .digest('base64url')
      .slice(0, 24);
  return {
    create(call: ConfirmedCall, now: number): string {
      const until = now + validMs;
      return `${until.toString(36)}-${sign(call, until)}`;
    },
    isValid(word: string, call: ConfirmedCall, now: number): boolean {
      const [time = '', signature = ''] = word.split(/-(.*)/s);
      const until = Number.parseInt(time, 36);
      if (!(until > now) || until > now + validMs) return false;
      const wanted = Buffer.from(sign(call, until));
      const given = Buffer.from(signature);
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}
export type Confirmations = ReturnType<typeof createConfirmations>;
