import { z } from '@atrium/backend';

const Token = z.string().check(z.minLength(1), z.maxLength(8_192));
const Encoded = z.string();

/** The first message of a socket: who opens which document. The token is never part of an address. */
const Open = z.object({
  type: z.literal('open'),
  path: z.string().check(z.maxLength(200)),
  id: z.int(),
  token: Token,
});
export type Open = z.infer<typeof Open>;

const Message = z.union([
  Open,
  z.object({ type: z.literal('token'), token: Token }),
  z.object({ type: z.literal('call'), n: z.int(), vector: z.optional(Encoded), update: z.optional(Encoded) }),
  z.object({ type: z.literal('presence'), presence: Encoded.check(z.maxLength(16_000)) }),
]);
export type Message = z.infer<typeof Message>;

/** A message of a page; null for what is none. */
export function readMessage(text: string): Message | null {
  try {
    return z.safeParse(Message, JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
