const emojiAlone =
  /^(?:(?:\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3)(?:\p{M}|\p{Sk}|\uFE0F|\u200D\p{Extended_Pictographic})*\s*){1,3}$/u;

export const isEmojiAlone = (text: string): boolean => text.length <= 60 && emojiAlone.test(text);
