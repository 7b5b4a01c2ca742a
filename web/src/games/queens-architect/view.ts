/** The documents of Queen's Architect, by the names that the board has for them. */
import type { EventDoc } from './documents';

export type {
  Condition,
  FrameDoc as Frame,
  SeenCraftsmanDoc as Craftsman,
  SeenPlaceDoc as PlaceState,
  SeenSeatDoc as PlayerState,
  StarAction as Action,
  ViewDoc as View,
} from './documents';

/** What can happen. */
export type EventKind = EventDoc['kind'];
