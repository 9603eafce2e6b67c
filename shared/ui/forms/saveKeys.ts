/** The keys that save, as this person's keyboard names them. */
export const saveKeys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ S' : 'Ctrl S';
