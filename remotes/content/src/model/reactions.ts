import type { ContentComment } from '../api/schemas';
import { reactionSigns } from '../api/schemas/choices';

type Reactions = NonNullable<ContentComment['reactions']>;
type Sign = Reactions[number]['sign'];

/** Reactions after a person has pressed a sign: with it, or no longer. In the order in which signs are offered. */
export function toggleReaction(reactions: Reactions, sign: Sign, personId: number): Reactions {
  return reactionSigns.flatMap((one) => {
    const personIds = reactions.find((reaction) => reaction.sign === one)?.personIds ?? [];
    const others = personIds.filter((id) => id !== personId);
    const after = one !== sign ? personIds : others.length < personIds.length ? others : [...personIds, personId];
    return after.length > 0 ? [{ sign: one, personIds: after }] : [];
  });
}
