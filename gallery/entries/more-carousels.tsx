import { Carousel } from '@atrium/ui/carousel';
import { Ground, places, slides } from '../components/slides';

/** All of them in small below the large one. */
export function WithThumbnails() {
  const thumbnails = places.map((name, index) => ({ label: name, of: <Ground place={index} /> }));
  return (
    <Carousel label="Places with thumbnails" thumbnails={thumbnails}>
      {slides}
    </Carousel>
  );
}

/** The next one comes from below. */
export function FromBelow() {
  return (
    <Carousel label="Places from below" way="below" height={180}>
      {slides}
    </Carousel>
  );
}

/** The next one appears in the place of the last one; nothing is swiped. */
export function Fading() {
  return (
    <Carousel label="Places that fade" way="fade" isEndless>
      {slides}
    </Carousel>
  );
}

/** A slide is drawn when it is next: a large picture is loaded then, and two hundred slides weigh as little as three. */
export function RenderedLate() {
  return (
    <Carousel label="Two hundred places" rendersLate>
      {Array.from({ length: 200 }, (_, index) => (
        <Ground key={index} place={index}>{`Place ${index + 1}`}</Ground>
      ))}
    </Carousel>
  );
}

/** The edges of its neighbours say that there is more. */
export function InTheMiddle() {
  return (
    <Carousel label="Places in the middle" isCentred isEndless>
      {slides}
    </Carousel>
  );
}

/** A step goes as far as one sees. */
export function InGroups() {
  return (
    <Carousel label="Places in groups" perView={2} step="view">
      {slides}
    </Carousel>
  );
}

/** Swiped, it goes on as far as it was thrown. */
export function ThrownFreely() {
  return (
    <Carousel label="Places to throw" perView={3} step="free">
      {slides}
    </Carousel>
  );
}

export function WithDots() {
  return (
    <Carousel label="Places with dots" places="dots">
      {slides}
    </Carousel>
  );
}

export function WithLine() {
  return (
    <Carousel label="Places with a line" places="line">
      {slides}
    </Carousel>
  );
}
