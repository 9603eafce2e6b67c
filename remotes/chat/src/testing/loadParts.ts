/** Loads the parts that come on demand ahead of a test of a screen: compiling them is no part of what it waits for. */
export const loadParts = () =>
  Promise.all([
    import('../parts/ChatList/FoundMessages'),
    import('../parts/Contact/ContactDrawer'),
    import('../parts/Conversation/Conversation'),
    import('../parts/Emoji/EmojiPicker'),
    import('../parts/Emoji/EmojiSuggestions'),
    import('../parts/Message/MessageActions'),
    import('../parts/Message/MessageEditor'),
    import('../parts/Profile/ProfileDrawer'),
    import('../parts/Search/DateJump'),
    import('../parts/Search/MessageSearch'),
  ]);
