/** Loads the parts that come on demand ahead of a test of a screen: compiling them is no part of what it waits for. */
export const preloadComponents = () =>
  Promise.all([
    import('../components/ChatList/FoundMessages'),
    import('../components/Contact/ContactDrawer'),
    import('../components/Conversation/Conversation'),
    import('../components/Emoji/EmojiPicker'),
    import('../components/Emoji/EmojiSuggestions'),
    import('../components/Message/MessageActions'),
    import('../components/Message/MessageEditor'),
    import('../components/Profile/ProfileDrawer'),
    import('../components/Search/DateJump'),
    import('../components/Search/MessageSearch'),
  ]);
