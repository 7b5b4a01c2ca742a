/** The documents of Keystone, by the names that the board has for them. */
import type { EventDoc } from './documents';

export type { ViewDoc as View } from './documents';

/** What can happen. */
export type EventKind = EventDoc['kind'];
