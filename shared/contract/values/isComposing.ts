type Pressed = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;

/**
 * True for a key that belongs to an input method, such as the Enter that confirms a word in Japanese. Every handler of
 * Enter, Escape or another key in a field asks it first. Safari ends the composition before that key, with the code 229
 * alone to tell (WebKit bug 165004).
 */
export function isComposing(event: Pressed | { nativeEvent: Pressed }): boolean {
  const pressed = 'nativeEvent' in event ? event.nativeEvent : event;
  return pressed.isComposing || pressed.keyCode === 229;
}
