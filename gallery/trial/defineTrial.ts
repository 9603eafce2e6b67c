import { type ReactNode, useState } from 'react';
import type { Prop } from '../model/readProps';

/** Maximum width of a line of code. */
const widest = 72;

interface Tag {
  name: string;
  /** In JSX: `size="small"`. */
  props: readonly string[];
  /** Children; undefined for a self-closing tag. */
  inside: string | undefined;
}

/** A component in code: on one line where it fits, with a line for each prop where it does not. */
export function writeTag({ name, props, inside }: Tag): string {
  const head = ['<', [name, ...props].join(' ')].join('');
  const short = inside === undefined ? `${head} />` : `${head}>${inside}</${name}>`;
  if (short.length <= widest) return short;
  const lines = props.map((prop) => `  ${prop}`);
  if (inside === undefined) return [`<${name}`, ...lines, '/>'].join('\n');
  if (head.length < widest) return [`${head}>`, `  ${inside}`, `</${name}>`].join('\n');
  return [`<${name}`, ...lines, '>', `  ${inside}`, `</${name}>`].join('\n');
}

/** A prop in code: `isOpen`, `isOpen={false}`, `size="small"`, `count={3}`. */
export function writeProp(name: string, value: string | number | boolean): string {
  if (value === true) return name;
  return typeof value === 'string' ? `${name}="${value}"` : `${name}={${value}}`;
}

type Value = string | number | boolean;
type Values = Record<string, Value>;

interface TrialProp<One extends Value> {
  /** Possible values; the first is the default where the code names none. */
  values: readonly One[];
  does: string;
  /** Representation in code, for values that are not a text, number or boolean. */
  write?: (value: One) => string;
}

interface TrialPlan<All extends Values> {
  /** Its name in code. */
  part: string;
  props: { readonly [Name in keyof All]: TrialProp<All[Name]> };
  /** Initial values. */
  start: NoInfer<All>;
  render: (values: NoInfer<All>) => ReactNode;
  /** Props that it always has, as they are written. */
  given?: readonly string[];
  /** Children in the generated code. */
  inside?: string;
  /** In place of a tag, for what is not one. */
  write?: (values: NoInfer<All>) => string;
  /** Rows and columns of the table of states, by name. */
  rows: Readonly<Record<string, Partial<NoInfer<All>>>>;
  columns?: Readonly<Record<string, Partial<NoInfer<All>>>>;
  /** True if it looks different while hovered, focused or pressed. */
  isTouched?: boolean;
}

export type Touch = 'pointed' | 'focused' | 'pressed';

export interface TrialChoice {
  text: string;
  isChosen: boolean;
  choose: () => void;
}

interface TrialInHand {
  rendered: ReactNode;
  /** Code of the rendered example. */
  code: string;
  props: readonly { name: string; isSwitch: boolean; choices: readonly TrialChoice[] }[];
}

interface StatesRow {
  name: string;
  cells: readonly { name: string; touch?: Touch; rendered: ReactNode }[];
}

/** A part of the kit whose props are switched on the page. */
export interface Trial {
  part: string;
  /** The props that are switched, for a part whose own source names none. */
  props: readonly Prop[];
  useTrial: () => TrialInHand;
  /** Every kind of it in every state. */
  states: () => readonly StatesRow[];
}

const touches: readonly Touch[] = ['pointed', 'focused', 'pressed'];

const write = (value: Value) => (typeof value === 'string' ? `'${value}'` : String(value));

const typeOf = (values: readonly Value[]) =>
  typeof values[0] === 'boolean' ? 'boolean' : values.map(write).join(' | ');

export function defineTrial<const All extends Values>(plan: TrialPlan<All>): Trial {
  const { part, props, start, render, given = [], inside, rows, columns = {}, isTouched = false } = plan;

  const codeOf = (values: All) => {
    if (plan.write) return plan.write(values);
    const written: string[] = [];
    for (const name in props) {
      const { values: all, write: writeOwn } = props[name];
      const value = values[name];
      if (value === undefined || value === all[0]) continue;
      written.push(writeOwn ? writeOwn(value) : writeProp(name, value));
    }
    return writeTag({ name: part, props: [...written, ...given], inside });
  };

  function useTrial(): TrialInHand {
    const [values, change] = useState<All>(start);
    const shown: TrialInHand['props'][number][] = [];
    for (const name in props) {
      const choices = props[name].values.map((value) => ({
        text: value === '' ? '–' : String(value),
        isChosen: values[name] === value,
        choose: () => change({ ...values, [name]: value }),
      }));
      shown.push({ name, isSwitch: typeof start[name] === 'boolean', choices });
    }
    return { rendered: render(values), code: codeOf(values), props: shown };
  }

  const states = () =>
    Object.entries(rows).map(([name, row]) => ({
      name,
      cells: [
        { name: 'rest', rendered: render({ ...start, ...row }) },
        ...(isTouched ? touches : []).map((touch) => ({ name: touch, touch, rendered: render({ ...start, ...row }) })),
        ...Object.entries(columns).map(([column, given]) => ({
          name: column,
          rendered: render({ ...start, ...row, ...given }),
        })),
      ],
    }));

  const facts: Prop[] = [];
  for (const name in props) {
    const { values, does } = props[name];
    const [standard] = values;
    facts.push({
      name,
      type: typeOf(values),
      isOptional: true,
      text: does,
      ...(standard !== undefined && { standard: write(standard) }),
    });
  }
  return { part, props: facts, useTrial, states };
}

/** Of a prop that is on or off. */
export const onOff = (does: string): TrialProp<boolean> => ({ values: [false, true], does });
