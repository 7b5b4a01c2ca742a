/** What a table is like, in words: the options that differ from what is usual. */
import type { Names } from '../words/names';
import { isEach, lineOf, linesOf, offered, type Option, type Value } from './options';

/** The chosen options, each as its name and the name of its choice; what is usual is left out. */
export function chosenOf(
  described: readonly Option[],
  values: Readonly<Record<string, Value>>,
  names: Names,
): readonly (readonly [option: string, choice: string])[] {
  return offered(described, values).flatMap((option) => {
    const value = values[option.field];
    const isUsual = value === undefined || value === option.default;
    if (isUsual || option.choices.length === 0 || isEach(option, value)) return [];
    const line = linesOf(option)[lineOf(option, value)];
    return line ? [[names.say(option.name), names.say(line.name)] as const] : [];
  });
}

/** The values of a configuration by field: `rulings.a` for what is in `rulings`. */
export function valuesOf(config: Readonly<Record<string, unknown>>): Record<string, Value> {
  const flat = Object.entries(config).flatMap(([field, value]) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.entries(value).map(([inner, deep]) => [`${field}.${inner}`, deep as Value] as const)
      : [[field, value] as const],
  );
  return Object.fromEntries(flat);
}
