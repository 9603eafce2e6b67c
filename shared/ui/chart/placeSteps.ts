interface Room {
  /** Of the axis. */
  width: number;
  /** What the text of a place takes with the gap after it. */
  placeWidth: number | undefined;
  write: (place: string) => string;
}

const letterWidth = 7;
const textGap = 28;

/** Every so many places, of which as many as there is room for; the first one is always there. */
export function placeSteps(places: readonly string[], { width, placeWidth, write }: Room): string[] {
  const longest = Math.max(0, ...places.map((place) => write(place).length));
  const most = Math.max(2, Math.floor(width / (placeWidth ?? longest * letterWidth + textGap)));
  const step = Math.ceil(places.length / most);
  return places.filter((_, index) => index % step === 0);
}
