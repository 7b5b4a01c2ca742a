/**
 * What a card does, in words: the same sentences as the sheet of cards, with the numbers of the
 * edition; and the paragraphs of the rules that each effect goes back to.
 */
import type { Args, Names } from '../../words/names';
import type { Looks } from './looks';
import type { Effect, Print } from './prints';

/** The key and the arguments of the sentence for one effect; null if there is none. */
function sentenceOf(effect: Effect, names: Names, card: string): readonly [string, Args] | null {
  const params = effect.params ?? {};
  const number = (name: string) => Number(params[name] ?? 0);
  const who = params.owner === 'self' ? 'own' : 'any';
  const near = params.where === 'adjacent' ? '-adjacent' : '';
  const cards = ((params.names ?? []) as readonly string[]).map((id) => names.name(id)).join(', ');
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
      return ['ar-effect-search', { card: names.name(card) }];
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

/** Paragraphs by the tag of an effect. */
const PARAGRAPHS: Readonly<Record<string, readonly string[]>> = {
  rotate: ['AR-42', 'ER-22'],
  rotate_one_per_player: ['AR-55', 'AR-42'],
  swap: ['ER-43', 'ER-57'],
  destroy: ['AR-44', 'AR-40'],
  protect: ['AR-36', 'AR-39'],
  move: ['AR-41', 'ER-14'],
  rebuild: ['AR-35'],
  cycle_hand: ['ER-56'],
  reserve_space: ['AR-60', 'ER-27'],
  copy_instant: ['AR-61', 'ER-36'],
  opponents_place_facedown: ['AR-62'],
  return_and_replay: ['AR-63', 'ER-58'],
  destroy_lower_in_row: ['AR-54', 'ER-6'],
  escape_destruction: ['AR-66', 'ER-24'],
  hand_limit: ['AR-31', 'ER-42'],
  tutor_self: ['AR-65', 'ER-63'],
  place_off_city: ['AR-56', 'ER-30'],
  divert_destroyed: ['AR-56'],
  pay_remove: ['ER-40', 'ER-39'],
  vp_per_adjacent_named: ['AR-47', 'AR-40'],
  vp_per_adjacent_own: ['AR-47', 'AR-40'],
  vp_if_adjacent_named: ['AR-58', 'AR-40'],
  vp_per_cemetery_card: ['AR-56'],
};

/** What a card does, sentence by sentence. */
export function sentencesOf(names: Names, print: Print): readonly string[] {
  const sentences = print.effect
    .map((effect) => sentenceOf(effect, names, print.id))
    .filter((sentence) => sentence !== null)
    .map(([key, args]) => names.text(key, args));
  if (print.protected) sentences.push(names.text('ar-effect-protected'));
  return sentences.length > 0 ? sentences : [names.text('ar-effect-none')];
}

/** The paragraphs that say what a card does. */
export function paragraphsOf(print: Print): readonly string[] {
  const marks = print.effect.flatMap((effect) => PARAGRAPHS[effect.tag] ?? []);
  if (print.protected) marks.push('AR-38');
  const base = print.sides[0] ?? '';
  if (base.startsWith('X')) marks.push('AR-32', 'AR-33');
  if (base.startsWith('N')) marks.push('AR-34');
  if (print.replaces) marks.push('AR-50');
  return [...new Set(marks)];
}

/** The text of a card. */
export function textOf(looks: Looks, card: string): string {
  return sentencesOf(looks.names, looks.print(card)).join(' ');
}
