/** How answers are touched: each at the place that it is about. */
import { keyOf, type Subject, type Way } from '../../board/kit/offers';

export const waysOf = ({ about }: Subject): readonly Way[] =>
  about.map((target) => [keyOf(target)]);
