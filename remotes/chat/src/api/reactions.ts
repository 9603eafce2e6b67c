import type { ChatMessage, ChatReaction } from '../api/messageSchemas';
import { ownId } from './ownId';

export function withReaction(message: ChatMessage, emoji: string, isOn: boolean): ChatMessage {
  const { reactions: before = [], ...rest } = message;
  const reactions = changeReactions(before, emoji, isOn);
  return reactions.length > 0 ? { ...rest, reactions } : rest;
}

function changeReactions(before: readonly ChatReaction[], emoji: string, isOn: boolean): ChatReaction[] {
  const isKnown = before.some((reaction) => reaction.emoji === emoji);
  const all = isKnown ? before : [...before, { emoji, senderIds: [] }];
  return all
    .map((reaction) => {
      if (reaction.emoji !== emoji) return reaction;
      const others = reaction.senderIds.filter((id) => id !== ownId);
      return { emoji, senderIds: isOn ? [...others, ownId] : others };
    })
    .filter(({ senderIds }) => senderIds.length > 0);
}

export const hasReacted = ({ senderIds }: ChatReaction): boolean => senderIds.includes(ownId);
