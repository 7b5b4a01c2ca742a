/** The options of a game besides chairs and clock, as the game itself describes them. */
import type { GameInfo } from '../net/api';
import type { Message } from '../net/protocol';

export type Option = GameInfo['editions'][number]['options'][number];

/** A value of the configuration; undefined omits the field, and the game's default applies. */
export type Value = unknown;

/** Stands for a choice by each seat. */
export const EACH = 'each';

/** One line of a form: a value with its name. */
export interface Line {
  readonly value: Value;
  readonly name: Message;
  /** The name of the default, if the line stands for it. */
  readonly usual?: Message;
}

const said = (key: string): Message => ({ key, args: {} });

/**
 * The lines of an option. Where the rulebook is silent, the edition's ruling comes first and has no
 * name of its own, so that few people have to think about it.
 */
export function linesOf(option: Option): readonly Line[] {
  const lines: Line[] = option.choices.map(({ value, name }) => ({ value, name }));
  const usual = option.choices.find(({ value }) => value === option.default)?.name;
  if (option.kind === 'ruling' || !usual) {
    lines.unshift({ value: undefined, name: said('web-option-usual'), ...(usual && { usual }) });
  }
  if (option.each.length > 0) lines.push({ value: EACH, name: said('web-option-each') });
  return lines;
}

/** The line that matches this value. */
export function lineOf(option: Option, value: Value): number {
  const lines = linesOf(option);
  const chosen = lines.findIndex((line) => line.value === value);
  const usual = lines.findIndex((line) => line.value === option.default);
  return Math.max(chosen, chosen < 0 ? usual : -1, 0);
}

/** Whether every seat chooses for itself. */
export function isEach(option: Option, value: Value): boolean {
  return option.each.length > 0 && (option.choices.length === 0 || value === EACH);
}

/** The options that matter with these values. */
export function offered(
  options: readonly Option[],
  values: Readonly<Record<string, Value>>,
): readonly Option[] {
  const held = (field: string) =>
    values[field] ?? options.find((option) => option.field === field)?.default;
  return options.filter(({ only }) => !only || held(only.field) === only.is);
}

/** The configuration for these values by field; omitted values stay omitted. */
export function configOf(values: Readonly<Record<string, Value>>): Record<string, unknown> {
  const config: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const [first, second] = field.split('.') as [string, string?];
    if (second === undefined) config[first] = value;
    else config[first] = { ...(config[first] as object | undefined), [second]: value };
  }
  return config;
}
