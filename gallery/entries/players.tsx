import { Button, Icon } from '@atrium/ui';
import { Segmented } from '@atrium/ui/choice';
import { captionsOffAtEnd } from '@atrium/ui/display';
import { Pause, Play, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { Row, Stack } from '../components/Row';
import archText from '../media/arch.vtt';
import arch from '../media/arch.webm';
import tonesText from '../media/tones.vtt';
import tones from '../media/tones.webm';
import styles from './players.module.css';

/**
 * The browser's own controls: they have keys, captions and a small window, and speak the language of the device. With
 * `captionsOffAtEnd` the player goes when the page goes.
 */
export function Film() {
  return (
    <video className={styles.film} controls preload="metadata" aria-label="How the arch is drawn">
      <source src={arch} type="video/webm" />
      <track ref={captionsOffAtEnd} kind="captions" src={archText} srcLang="en" label="English" default />
    </video>
  );
}

export function Sound() {
  return (
    <audio className={styles.sound} controls preload="metadata" aria-label="Seven tones">
      <source src={tones} type="audio/webm" />
      <track ref={captionsOffAtEnd} kind="captions" src={tonesText} srcLang="en" label="English" />
    </audio>
  );
}

const rates = [0.5, 1, 2] as const;

/** Buttons of the page beside the film: each does one thing, and says whether it runs. */
export function OwnControls() {
  const film = useRef<HTMLVideoElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [rate, setRate] = useState<(typeof rates)[number]>(1);
  const toggle = () => void (isPlaying ? film.current?.pause() : film.current?.play());
  const choose = (chosen: typeof rate) => {
    setRate(chosen);
    if (film.current) film.current.playbackRate = chosen;
  };
  const restart = () => {
    if (film.current) film.current.currentTime = 0;
  };
  return (
    <Stack>
      <video
        ref={film}
        className={styles.film}
        preload="metadata"
        aria-label="How the arch is drawn, with buttons below"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        <source src={arch} type="video/webm" />
        <track ref={captionsOffAtEnd} kind="captions" src={archText} srcLang="en" label="English" default />
      </video>
      <Row>
        <Button icon={<Icon of={isPlaying ? Pause : Play} />} onClick={toggle}>
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <Button icon={<Icon of={RotateCcw} />} onClick={restart}>
          From the start
        </Button>
        <Segmented
          aria-label="Speed"
          value={rate}
          options={rates.map((value) => ({ value, label: `${value}×` }))}
          onChange={choose}
        />
      </Row>
    </Stack>
  );
}
