/** The keys of this page, as its sheet shows them. */
export const shortcuts = [
  { keys: ['C'], name: 'compose' },
  { keys: ['/'], name: 'search' },
  { keys: ['J'], name: 'older' },
  { keys: ['K'], name: 'newer' },
  { keys: ['U'], name: 'back' },
  { keys: ['R'], name: 'reply' },
  { keys: ['A'], name: 'replyAll' },
  { keys: ['F'], name: 'forward' },
  { keys: ['S'], name: 'star' },
  { keys: ['E'], name: 'move' },
  { keys: ['#'], name: 'bin' },
  { keys: ['Shift U'], name: 'unread' },
  { keys: ['?'], name: 'sheet' },
] as const;
