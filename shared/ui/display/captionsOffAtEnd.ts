/**
 * The `ref` of a `<track>`: its captions are turned off when the player goes. Chromium keeps a player whose captions are on
 * for as long as the document is open, and with it the whole page that it was on.
 */
export const captionsOffAtEnd = (captions: HTMLTrackElement) => () => {
  captions.track.mode = 'disabled';
};
