import { Highlight, Person } from '@atrium/ui';
import { SuggestInput } from '@atrium/ui/select';
import { useState } from 'react';
import { Row } from '../components/Row';
import { people } from '../data/samples';

const titles = ['A Map for the Walk', 'Before the Harbour', 'Colours of November', 'Dawn', 'Every Second Bridge'];

/** Suggests from the first letter, and takes anything else as well. */
export function Basic() {
  const [text, setText] = useState('');
  const matching = titles.filter((title) => title.toLowerCase().includes(text.toLowerCase()));
  return (
    <Row isColumn>
      <SuggestInput
        aria-label="Title"
        value={text}
        onChange={setText}
        options={matching.map((value) => ({ value, label: <Highlight text={value} query={text} /> }))}
      />
    </Row>
  );
}

export function Sections() {
  const [text, setText] = useState('');
  const within = (values: readonly string[]) =>
    values.filter((value) => value.toLowerCase().includes(text.toLowerCase())).map((value) => ({ value }));
  return (
    <Row isColumn>
      <SuggestInput
        aria-label="Titles and people"
        value={text}
        onChange={setText}
        options={[
          { label: 'Titles', options: within(titles) },
          { label: 'People', options: within(people.map(({ name }) => name)) },
        ].filter(({ options }) => options.length > 0)}
      />
    </Row>
  );
}

/** Each line as one likes it. */
export function OwnLines() {
  const [text, setText] = useState('');
  return (
    <Row isColumn>
      <SuggestInput
        aria-label="Person"
        value={text}
        onChange={setText}
        options={people
          .filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
          .map(({ name, email }) => ({ value: name, label: <Person name={name} detail={email} /> }))}
      />
    </Row>
  );
}

/** Three at most: the rest is found by typing on. */
export function Limited() {
  const [text, setText] = useState('');
  const matching = titles.filter((title) => title.toLowerCase().includes(text.toLowerCase())).slice(0, 3);
  return (
    <Row isColumn>
      <SuggestInput
        aria-label="Title, three at most"
        value={text}
        onChange={setText}
        options={matching.map((value) => ({ value }))}
      />
    </Row>
  );
}

/** The most frequent choices are offered before a letter is typed. */
export function AtOnce() {
  const [text, setText] = useState('');
  const often = ['Dawn', 'Colours of November'];
  const shown = text ? titles.filter((title) => title.toLowerCase().includes(text.toLowerCase())) : often;
  return (
    <Row isColumn>
      <SuggestInput
        aria-label="Title, with suggestions"
        value={text}
        onChange={setText}
        options={[{ label: text ? 'Titles' : 'Often chosen', options: shown.map((value) => ({ value })) }]}
      />
    </Row>
  );
}
