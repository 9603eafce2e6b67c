import { Button, Card, CardHead } from '@atrium/ui';
import { Carousel } from '@atrium/ui/carousel';
import { Ground, places, slides } from '../components/slides';
import styles from './carousels.module.css';

export function Basic() {
  return <Carousel label="Places">{slides}</Carousel>;
}

export function WithCaptions() {
  return (
    <Carousel label="Places with captions">
      {places.map((name, index) => (
        <figure key={name} style={{ margin: 0 }}>
          <Ground place={index} />
          <figcaption className={styles.caption}>{name}, at dawn</figcaption>
        </figure>
      ))}
    </Carousel>
  );
}

/** The last one is followed by the first. */
export function Endless() {
  return (
    <Carousel label="Places without end" isEndless>
      {slides}
    </Carousel>
  );
}

/** On phones there is one. */
export function SeveralAtOnce() {
  return (
    <Carousel label="Places, three at a time" perView={3}>
      {slides}
    </Carousel>
  );
}

/** Pauses while one points at it or is within it, by its button, and for those who want no movement. */
export function ByItself() {
  return (
    <Carousel label="Places, one after the other" every={6000} isEndless>
      {slides}
    </Carousel>
  );
}

/** Anything can be a slide: it is reached by keys while it is seen. */
export function OfCards() {
  return (
    <Carousel label="Articles" perView={2}>
      {places.map((name) => (
        <Card key={name} label={name}>
          <CardHead title={name} />
          <p>Nine pictures, and a walk.</p>
          <Button>Read</Button>
        </Card>
      ))}
    </Carousel>
  );
}

/** A few sentences at a time. */
export function Quotes() {
  const quotes = ['It reads itself.', 'My whole team uses the map.', 'I could not stop at the bridge.'];
  return (
    <Carousel label="What readers say" isEndless>
      {quotes.map((quote) => (
        <blockquote key={quote}>{quote}</blockquote>
      ))}
    </Carousel>
  );
}
