/**
 * What an answer brings, in short: the gold chip of a place. It reads the parameters that the
 * server gives with the meaning of the answer and computes nothing.
 */
import type { Message } from '../../net/protocol';
import type { Names } from '../../words/names';
import type { Amounts } from './view';

/** A part of a chip: an amount of something, or a few words. */
export type ChipPart =
  | { readonly count: number; readonly good: string }
  | { readonly key: string; readonly args?: Readonly<Record<string, number>> };

/** An amount of the parameters; anything that is none is nothing. */
function amounts(value: unknown): Amounts {
  return value && typeof value === 'object' ? (value as Amounts) : {};
}

/** The amount of each good, gained or (with `sign` −1) lost. */
export function counted(value: unknown, sign: 1 | -1 = 1): readonly ChipPart[] {
  return Object.entries(amounts(value)).map(([good, count]) => ({
    count: sign * (count ?? 0),
    good,
  }));
}

const OR: ChipPart = { key: 'web-wk-or' };

/** The chip of an answer that places a worker; empty where there is nothing to say. */
export function chipOf({ key, args }: Message, isShort = false): readonly ChipPart[] {
  const n = (name: string) => Number(args[name] ?? 0);
  switch (key) {
    case 'wk-do-place':
      return counted(args.gain);
    case 'wk-do-place-mines':
      return [...counted(args.clay), OR, ...counted(args.gold)];
    case 'wk-do-place-storehouse':
      return [{ key: 'web-wk-trades', args: { count: n('count') } }];
    case 'wk-do-place-storehouse-idle':
      return [{ key: 'web-wk-trades', args: { count: 0 } }];
    case 'wk-do-place-workshop':
      return [
        { key: isShort ? 'web-wk-hire-short' : 'web-wk-hire', args: { columns: n('columns') } },
        OR,
        { count: n('cards'), good: 'building_card' },
      ];
    case 'wk-do-place-town-centre':
      return [{ key: 'web-wk-captures', args: { count: n('count') } }];
    case 'wk-do-place-tax-stand':
      return [...counted(args.gain), ...counted(args.loss, -1)];
    case 'wk-do-place-guardhouse':
      return [{ key: 'web-wk-actions', args: { count: n('count') } }];
    case 'wk-do-place-market':
      return [...counted(args.gain), ...counted(args.price, -1), ...counted(args.loss, -1)];
    case 'wk-do-place-market-middle':
      return [...counted(args.gain), ...counted(args.price, -1), ...counted(args.loss, -1)];
    case 'wk-do-place-guildhall':
    case 'wk-do-place-guildhall-reset':
    case 'wk-do-place-guildhall-end':
      return [{ key: 'web-wk-build-or-advance' }];
    case 'wk-do-place-beside-guildhall':
      return [{ key: 'web-wk-build-or-advance' }];
    default:
      return [];
  }
}

/** A number with its sign: gains carry a plus, losses a true minus. */
export function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}

/** Several amounts as a list: `2 clay and 1 gold`. */
export function amountList(amounts: Amounts, names: Names): string {
  const parts = Object.entries(amounts).map(([good, count]) =>
    names.text(`wk-amount-${good.replaceAll('_', '-')}`, { count: count ?? 0 }),
  );
  const last = parts.at(-1);
  if (last === undefined) return names.text('list-nothing');
  if (parts.length === 1) return last;
  const front = parts.slice(0, -1).join(names.text('list-comma'));
  return names.text('list-and', { front, last });
}
