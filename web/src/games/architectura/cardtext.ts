/**
 * What a card does, in words: the same sentences as the sheet of cards, with the numbers of the
 * edition.
 */
import type { Args } from '../../words/names';
import type { Looks } from './looks';
import type { Effect } from './prints';

/** The key and the arguments of the sentence for one effect; null if there is none. */
function sentenceOf(effect: Effect, looks: Looks, card: string): readonly [string, Args] | null {
  const params = effect.params ?? {};
  const number = (name: string) => Number(params[name] ?? 0);
  const who = params.owner === 'self' ? 'own' : 'any';
  const near = params.where === 'adjacent' ? '-adjacent' : '';
  const cards = ((params.names ?? []) as readonly string[])
    .map((id) => looks.names.name(id))
    .join(', ');
  const own = params.owner === 'self' ? '-own' : '';
  const may = effect.optional ? 'may-' : '';
  switch (effect.tag) {
    case 'rotate':
      return [`ar-effect-rotate-${who}${near}`, { count: number('count_max') }];
    case 'rotate_one_per_player':
      return ['ar-effect-rotate-each', {}];
    case 'swap':
      return [`ar-effect-swap-${who}`, {}];
    case 'destroy':
    case 'protect':
      return [`ar-effect-${may}${effect.tag}`, {}];
    case 'move':
    case 'rebuild':
      return [`ar-effect-${effect.tag}`, {}];
    case 'cycle_hand':
      return ['ar-effect-cycle', {}];
    case 'reserve_space':
      return [`ar-effect-${may}reserve`, {}];
    case 'copy_instant':
      return ['ar-effect-copy', {}];
    case 'opponents_place_facedown':
      return ['ar-effect-lay-down', {}];
    case 'return_and_replay':
      return ['ar-effect-replay', {}];
    case 'destroy_lower_in_row':
      return ['ar-effect-destroy-lower', {}];
    case 'escape_destruction':
      return ['ar-effect-escape', {}];
    case 'hand_limit':
      return ['ar-effect-hand-limit', { limit: number('limit') }];
    case 'tutor_self':
      return ['ar-effect-search', { card: looks.names.name(card) }];
    case 'place_off_city':
      return ['ar-effect-off-city', {}];
    case 'divert_destroyed':
      return ['ar-effect-divert', {}];
    case 'pay_remove': {
      const isWide = ((params.sources ?? []) as readonly string[]).includes('cemetery');
      return [isWide ? 'ar-effect-cost-beside' : 'ar-effect-cost', { count: number('count') }];
    }
    case 'vp_per_adjacent_named':
      return [`ar-effect-per-named${own}`, { points: number('vp_each'), cards }];
    case 'vp_per_adjacent_own':
      return ['ar-effect-per-own', { points: number('vp_each') }];
    case 'vp_if_adjacent_named':
      return [`ar-effect-if-named${own}`, { points: number('vp'), cards }];
    case 'vp_per_cemetery_card':
      return ['ar-effect-per-beside', { points: number('vp_each') }];
    default:
      return null;
  }
}

/** The text of a card. */
export function textOf(looks: Looks, card: string): string {
  const print = looks.print(card);
  const sentences = print.effect
    .map((effect) => sentenceOf(effect, looks, card))
    .filter((sentence) => sentence !== null)
    .map(([key, args]) => looks.names.text(key, args));
  if (print.protected) sentences.push(looks.names.text('ar-effect-protected'));
  return sentences.length > 0 ? sentences.join(' ') : looks.names.text('ar-effect-none');
}
