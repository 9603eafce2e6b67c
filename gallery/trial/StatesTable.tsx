import { useTheme } from '@atrium/ui';
import { useEffect, useRef } from 'react';
import type { Touch, Trial } from './defineTrial';
import styles from './StatesTable.module.css';

/** Pseudo-classes for the touched element and its ancestors. */
const statesOf: Readonly<Record<Touch, { at: string; around: string }>> = {
  pointed: { at: 'hover', around: 'hover' },
  focused: { at: 'focus focus-visible focus-within', around: 'focus-within' },
  pressed: { at: 'hover active', around: 'hover active' },
};

const touchable = 'button, a[href], input, textarea, [tabindex="0"]';

/** Marks what is in a cell as touched, for the rules of `addPretendedRules`. */
function pretendTouch(cell: Element, touch: Touch): void {
  const target = cell.querySelector(touchable) ?? cell.firstElementChild;
  target?.setAttribute('data-pretend', statesOf[touch].at);
  for (let around = target?.parentElement; around && around !== cell; around = around.parentElement)
    around.setAttribute('data-pretend', statesOf[touch].around);
}

const state = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g;
/** Says how something looks while it is not touched: true of everything that nobody pretends to touch. */
const isNegated = /:not\([^)]*:(hover|active|focus)/;

function pretendedRule(rule: CSSRule): string {
  if (rule instanceof CSSStyleRule) {
    const { selectorText, style } = rule;
    if (selectorText.search(state) < 0 || isNegated.test(selectorText)) return '';
    return `${selectorText.replace(state, '[data-pretend~="$1"]')}{${style.cssText}}`;
  }
  if (!(rule instanceof CSSGroupingRule)) return '';
  const inside = pretendedRules(rule.cssRules);
  return inside && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inside}}`;
}

const pretendedRules = (rules: CSSRuleList) => [...rules].map(pretendedRule).join('');

/** Rules of other origins cannot be read. */
const isReadable = ({ href }: CSSStyleSheet) => !href || new URL(href).origin === location.origin;

/** The page's own rules for what is touched, for what pretends to be; until the function that it returns is called. */
function addPretendedRules(): () => void {
  const sheet = new CSSStyleSheet();
  const readable = [...document.styleSheets].filter(isReadable);
  sheet.replaceSync(readable.map(({ cssRules }) => pretendedRules(cssRules)).join(''));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

interface StatesTableProps {
  trial: Trial;
  /** Accessible name of the table. */
  label: string;
  /** Head of the first column. */
  kind: string;
  nameOf: (state: string) => string;
}

/** Every kind of a part in every state. Those that a person would bring about are drawn as if somebody did. */
export function StatesTable({ trial, label, kind, nameOf }: StatesTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const theme = useTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another skin has other rules
  useEffect(() => {
    for (const { cells } of table.current?.tBodies[0]?.rows ?? [])
      for (const [index, cell] of [...cells].entries()) {
        const touch = rows[0]?.cells[index - 1]?.touch;
        const stage = cell.firstElementChild;
        if (touch && stage) pretendTouch(stage, touch);
      }
    return addPretendedRules();
  }, [theme]);
  const rows = trial.states();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      <table className={styles.table} ref={table} data-columns={rows[0]?.cells.length}>
        <thead>
          <tr>
            <th scope="col">{kind}</th>
            {rows[0]?.cells.map(({ name }) => (
              <th key={name} scope="col">
                {nameOf(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{nameOf(name)}</th>
              {cells.map((cell) => (
                <td key={cell.name}>
                  <div
                    className={styles.stage}
                    data-example-of="kit"
                    inert={cell.touch !== undefined}
                    aria-disabled={cell.name === 'off'}
                  >
                    {cell.rendered}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
