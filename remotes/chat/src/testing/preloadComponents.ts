/** Preloads lazy components for screen tests, so that compiling them does not count as waiting. */
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
