import { Switch } from '@atrium/ui';
import { Segmented } from '@atrium/ui/choice';
import { Select } from '@atrium/ui/select';
import { type ReactNode, useId } from 'react';
import type { Trial, TrialChoice } from './defineTrial';
import styles from './TryIt.module.css';

/** Letters that fit beside each other. */
const maxLetters = 21;

interface PropFieldProps {
  name: string;
  isSwitch: boolean;
  choices: readonly TrialChoice[];
}

/** A prop by its name, and the field that suits what it can be. */
function PropField({ name, isSwitch, choices }: PropFieldProps) {
  const id = useId();
  return (
    <div className={styles.prop} dir="ltr" lang="en">
      <span id={id}>{name}</span>
      {isSwitch ? <SwitchOf label={id} choices={choices} /> : <ChoiceOf label={id} choices={choices} />}
    </div>
  );
}

interface FieldProps {
  /** The id of what names it. */
  label: string;
  choices: readonly TrialChoice[];
}

function SwitchOf({ label, choices }: FieldProps) {
  const chosen = choices.find(({ isChosen }) => isChosen);
  const other = choices.find(({ isChosen }) => !isChosen);
  return <Switch aria-labelledby={label} size="small" checked={chosen?.text === 'true'} onChange={other?.choose} />;
}

function ChoiceOf({ label, choices }: FieldProps) {
  const options = choices.map(({ text }) => ({ value: text, label: text }));
  const value = choices.find(({ isChosen }) => isChosen)?.text;
  const choose = (text: string) => choices.find((choice) => choice.text === text)?.choose();
  const letters = choices.reduce((sum, { text }) => sum + text.length, 0);
  if (letters <= maxLetters && choices.length <= 5)
    return <Segmented aria-labelledby={label} size="small" options={options} value={value} onChange={choose} />;
  return (
    <Select
      aria-labelledby={label}
      size="small"
      popupMatchSelectWidth={false}
      virtual={false}
      options={options}
      value={value}
      onChange={choose}
    />
  );
}

interface TryItProps {
  trial: Trial;
  /** Shows the code of what is drawn. */
  children: (code: string) => ReactNode;
}

/** A part on a stage, its props to switch beside it, and its code as it is now below. */
export function TryIt({ trial, children }: TryItProps) {
  const { rendered, code, props } = trial.useTrial();
  return (
    <div className={styles.card}>
      <div className={styles.stage} data-example-of="kit">
        {rendered}
      </div>
      <div className={styles.props}>
        {props.map((prop) => (
          <PropField key={prop.name} {...prop} />
        ))}
      </div>
      <div className={styles.code}>{children(code)}</div>
    </div>
  );
}
